/**
 * Somebody who decides at once: chooses in the very frame in which a choice can be touched, and writes down how long that took.
 *
 * Put into every page before it loads. What the house says and is told is read off the socket, what can be touched off the page.
 */
(() => {
  const waits = [];
  let wait = null;
  const now = () => performance.now();

  const House = globalThis.WebSocket;
  globalThis.WebSocket = class extends House {
    constructor(...address) {
      super(...address);
      this.addEventListener('message', ({ data }) => {
        const { play } = JSON.parse(data);
        if (wait?.asked === null && play?.waiting.includes(play.seat) && play.choices.length > 0) wait.asked = now();
        if (wait && play?.over) wait.over = true;
      });
    }
    send(data) {
      if (JSON.parse(data).type === 'choose') wait = { sent: now(), asked: null, alive: null, still: null };
      super.send(data);
    }
  };

  const eager = /^(Score|Seat |Stop|End|Over the finish|That is all)/;
  let luck = 7;
  const pick = (buttons) => {
    luck = (luck * 1103515245 + 12345) % 2147483648;
    const wanted = buttons.filter(({ innerText }) => eager.test(innerText));
    const among = wanted.length > 0 ? wanted : buttons;
    return among[Math.floor((luck / 2147483648) * among.length)];
  };

  /** `watching`: sees every scene to its end before it chooses. */
  globalThis.playOn = (watching) => {
    const look = () => {
      const page = document.querySelector('.play');
      const folded = page?.querySelector('.choices details:not([open]) > summary');
      if (folded) folded.click();
      const moving = page?.querySelector('.line .skip') ?? null;
      const touchable = page?.matches('[aria-busy=false]') ? [...page.querySelectorAll('.choices .groups button')] : [];
      const owed = wait === null || wait.asked !== null;
      if (page && owed && touchable.length > 0) {
        if (wait) wait.alive ??= now();
        if (!watching || !moving) {
          if (wait) waits.push({ ...wait, still: now() });
          wait = null;
          pick(touchable).click();
        }
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  globalThis.waits = () => waits;
})();
