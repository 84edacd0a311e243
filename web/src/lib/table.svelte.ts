/** Everything one table page knows, kept up to date by its live connection. */
import { announce } from './announce.svelte';
import { Stage, type Scene } from './animate';
import { needsCurtain, seatsHere, turnTo } from './curtain';
import { said } from './language.svelte';
import { Live, type Answer, type Asked, type Status } from './live';
import { noiseOf } from './noises';
import { tell } from './notice.svelte';
import { Offers } from './offers';
import { give, promise, wordBehind } from './promises';
import { settings } from './settings.svelte';
import { play as sound } from './sound';
import type { Reasoned } from '../boards/contract';
import type {
  AnyMove,
  AnyView,
  ChatLine,
  Choice,
  Happening,
  Imagined,
  Message,
  Notice,
  Past,
  PlayState,
  Snapshot,
  TableState,
  Update,
} from './wire';
import type { Say } from './words';

/** Asks to see the table from my seat, if I have just one. */
const MY_OWN = -2;
/** So many of the last scenes can be shown again. */
const REMEMBERED = 40;

export class Table {
  status: Status = $state('connecting');
  /** Why the house will not have us back at this table. */
  ended: Say | null = $state.raw(null);
  table: TableState | null = $state.raw(null);
  /** The newest the house has told. */
  play: PlayState | null = $state.raw(null);
  /** What the screen shows: behind `play` while scenes are played. */
  shown: PlayState | null = $state.raw(null);
  history: Happening[] = $state.raw([]);
  /** What has been seen to happen: the story does not run ahead of the board. */
  readonly told = $derived.by(() => (this.playing ? this.history.slice(0, this.#seen) : this.history));
  notices: Notice[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  spectators = $state(0);
  /** Seat by seat, since when (by this device) nobody has seen its holder; 0 where he is here. */
  away: readonly number[] = $state.raw([]);
  /** For how many milliseconds the house waits before others may have a seat held. */
  patience = $state(30_000);
  /** Scenes are being played. What may be chosen is alive all the same: choosing ends them. */
  playing = $state(false);
  /** What is being shown to happen; null while all is still. */
  now: Happening | null = $state.raw(null);
  /** The part of the story that was skipped, and may be read there. */
  missed: { from: number; to: number } = $state.raw({ from: 0, to: 0 });
  /** The seat whose player is asked to come to the screen, or null. */
  curtain: number | null = $state(null);
  /** The choice that was sent and not yet answered. */
  sent: number | null = $state(null);
  /** I came back to a game that is under way, rather than having sat there when it began. */
  returned = $state(false);
  /** When the newest clocks arrived, by this device. */
  clockAt = $state(0);
  /** Every choice offered so far to who looks at the table now, by number: what *why can't I?* can be asked about. */
  offered: ReadonlyMap<number, Choice> = $state.raw(new Map());

  readonly stage: Stage<AnyView, Happening>;
  readonly here = $derived(seatsHere(this.table?.seats ?? []));
  readonly me = $derived(this.shown?.seat ?? -1);
  /** The one try at a table of the day that counts. */
  readonly counts = $derived(!!this.table?.day && !this.table.practice);
  readonly myTurn = $derived(this.play !== null && this.play.waiting.includes(this.play.seat));

  readonly #live: Live;
  readonly #plays = new WeakMap<AnyView, PlayState>();
  readonly #offers: Offers;
  readonly #scenes = new Map<number, Scene<AnyView, Happening>>();
  #seen = $state(0);
  #awaited: { seq: number; resolve: () => void }[] = [];
  #openCurtain = false;
  /** The promise whose word was sent, and the commitment under which we promised anew. */
  #given = '';
  #renewed = '';
  #remembers = false;

  constructor(
    readonly id: string,
    live: (table: Table) => Live = (table) => new Live(id, MY_OWN, table.#hooks),
  ) {
    this.#offers = new Offers(id);
    this.#live = live(this);
    this.stage = new Stage(
      () => ({ speed: settings.speed, reduced: settings.reducedMotion }),
      (view) => this.#settle(view),
      (playing) => {
        this.playing = playing;
        this.now = null;
        if (playing) return;
        this.shown = this.play;
        this.#lookAround();
      },
    );
    this.stage.listen((happening) => {
      // Shown once more, what is old is not the end of the story.
      this.#seen = Math.max(this.#seen, this.history.lastIndexOf(happening) + 1);
      this.now = happening;
      const noise = noiseOf(this.table?.game ?? '', happening.event.event);
      if (noise && settings.speed !== 'off') sound(noise, settings.sound);
    });
  }

  get #hooks() {
    return {
      snapshot: (snapshot: Snapshot) => {
        this.#restart(snapshot);
        this.#arrived();
      },
      update: (update: Update) => {
        this.#follow(update);
        this.#arrived();
      },
      other: (message: Message) => this.#hear(message),
      status: (status: Status, closing?: { words: Say }) => {
        this.status = status;
        if (closing) this.ended = closing.words;
      },
    };
  }

  open(): void {
    this.#live.open();
  }

  close(): void {
    this.stage.skip();
    this.#live.close();
  }

  name(seat: number): string {
    return this.table?.seats[seat]?.name || String(seat + 1);
  }

  readonly namer = (seat: number): string => this.name(seat);

  /** Finish what is being shown; the story marks what was not seen. */
  skip(): void {
    if (this.playing && this.#seen < this.history.length) this.missed = { from: this.#seen, to: this.history.length };
    this.stage.skip();
  }

  /** Send a command; a refusal is shown to the player. */
  async send(asked: Asked): Promise<Answer> {
    const answer = await this.#live.send(asked);
    if (answer.type === 'refused') tell(answer.words, this.chapterPath(answer), this.namer);
    return answer;
  }

  /** Send something nobody asked for: a refusal is nobody's business. */
  quietly(asked: Asked): Promise<Answer> {
    return this.#live.send(asked);
  }

  async choose(choice: number): Promise<void> {
    const play = this.play;
    if (!play || this.sent !== null) return;
    this.missed = { from: 0, to: 0 };
    this.skip();
    this.sent = choice;
    const answer = await this.send({ type: 'choose', seat: play.seat, step: play.step, choice });
    // The answer may overtake the news it is about; until both are here nothing more can be chosen.
    if (answer.type === 'done') await this.#upTo(answer.seq);
    this.sent = null;
  }

  /** Resolves once the table has been told everything up to this entry of the log. */
  #upTo(seq: number): Promise<void> {
    if (this.#live.seq >= seq) return Promise.resolve();
    return new Promise((resolve) => this.#awaited.push({ seq, resolve }));
  }

  #arrived(): void {
    for (const { seq, resolve } of this.#awaited) if (this.#live.seq >= seq) resolve();
    this.#awaited = this.#awaited.filter(({ seq }) => this.#live.seq < seq);
  }

  async preview(choices: readonly number[]): Promise<Imagined | null> {
    if (this.me < 0) return null;
    const answer = await this.#live.send({ type: 'what-if', seat: this.me, choices: [...choices] });
    return answer.type === 'imagined' ? answer : null;
  }

  /** Ask why a choice cannot be made, and tell the player. */
  async why(what: number | AnyMove): Promise<Reasoned> {
    const reason = await this.reason(what);
    if (reason.words) tell(reason.words, this.chapterPath(reason), this.namer);
    return reason;
  }

  /** Why a choice cannot be made. */
  async reason(what: number | AnyMove): Promise<Reasoned> {
    const named = typeof what === 'number' ? { choice: what } : { move: { ...what } };
    const answer = await this.#live.send({ type: 'why-not', seat: Math.max(this.me, 0), ...named });
    if (answer.type !== 'reason') return { words: null, chapter: '' };
    return { words: answer.words, chapter: answer.chapter };
  }

  /** Can what this log entry caused be shown once more? */
  canReplay(entry: number): boolean {
    return this.#scenes.has(entry);
  }

  /** Show once more what a log entry caused; then the table as it is. */
  replay(entry: number): void {
    const scene = this.#scenes.get(entry);
    if (!scene || this.playing) return;
    this.#settle(scene.before);
    this.stage.show(scene);
  }

  /** Show once more how it came to this, moment by moment; then the table as it is. */
  retell(moments: readonly Past[]): void {
    if (this.playing) return;
    for (const { play } of moments) this.#plays.set(play.view, play);
    this.#seen = this.history.length;
    moments.forEach(({ entry, play }, i) => {
      if (i === 0) this.#settle(play.view);
      else this.stage.show({ events: this.#caused(entry), before: moments[i - 1]!.play.view, after: play.view });
    });
  }

  #caused(by: number): Happening[] {
    return this.history.filter(({ entry }) => entry === by);
  }

  /** Where the rulebook tells it, down to the very reason. */
  chapterPath({ words, chapter }: { words: Say | null; chapter: string }): string {
    const reason = words?.key.split('-refusal-')[1];
    return chapter && this.table ? `/learn/${this.table.game}/${chapter}${reason ? `/why-${reason}` : ''}` : '';
  }

  /** Say that I am ready, promising a word for the deal. */
  async ready(yes: boolean): Promise<Answer> {
    const made = yes ? await promise(this.id, this.table?.commitment ?? '') : '';
    return this.send({ type: 'ready', ready: yes, promise: made });
  }

  /** The person named on the curtain has come to the screen. */
  lift(): void {
    if (this.curtain === null) return;
    const seat = this.curtain;
    this.#openCurtain = true;
    this.#live.look(seat);
  }

  #restart(snapshot: Snapshot): void {
    this.stage.skip();
    this.returned ||= !this.table && snapshot.table.phase === 'playing' && (snapshot.play?.seat ?? -1) >= 0;
    this.table = snapshot.table;
    this.history = snapshot.history;
    this.notices = snapshot.notices;
    this.chat = snapshot.chat;
    this.#scenes.clear();
    this.missed = { from: 0, to: 0 };
    this.#know(snapshot.play);
    this.shown = snapshot.play;
    if (this.#openCurtain) {
      this.#openCurtain = false;
      this.curtain = null;
    }
    this.#lookAround();
    this.#remember();
    this.#keepPromises();
  }

  #follow(update: Update): void {
    if (update.table) this.table = update.table;
    if (update.undone.length > 0) {
      this.history = this.history.filter(({ entry }) => !update.undone.includes(entry));
      this.missed = { from: 0, to: 0 };
      this.stage.skip();
    }
    if (!this.playing) this.#seen = this.history.length;
    this.history = [...this.history, ...update.events];
    this.notices = [...this.notices, ...update.notices];
    this.chat = [...this.chat, ...update.chat];
    for (const { words } of [...update.events, ...update.notices]) announce(said(words, this.namer));
    if (update.play) this.#advance(update.play, update.events, update.undone.length > 0);
    else if (!this.stage.playing) this.#lookAround();
    this.#keepPromises();
  }

  /** A new position: play what led to it, or simply show it. */
  #advance(play: PlayState, events: Happening[], takenBack: boolean): void {
    const before = this.play;
    const hadTurn = this.myTurn;
    this.#know(play);
    if (before === null || takenBack || before.seat !== play.seat || events.length === 0) this.#settle(play.view);
    else this.#perform({ events, before: before.view, after: play.view });
    if (!hadTurn && this.myTurn) sound('chime', settings.sound);
    if (!this.stage.playing) this.#lookAround();
  }

  #perform(scene: Scene<AnyView, Happening>): void {
    this.#scenes.set(scene.events[0]!.entry, scene);
    const oldest = this.#scenes.keys().next().value;
    if (this.#scenes.size > REMEMBERED && oldest !== undefined) this.#scenes.delete(oldest);
    this.stage.show(scene);
  }

  #know(play: PlayState | null): void {
    this.play = play;
    if (!play) return;
    this.#offers.add(play.seat, play.choices);
    this.offered = this.#offers.to(play.seat);
    this.#plays.set(play.view, play);
    if (play.clock) this.clockAt = Date.now();
  }

  #settle(view: AnyView): void {
    this.shown = this.#plays.get(view) ?? this.play;
  }

  /** See the table from the right seat, behind a curtain when several people share this screen. */
  #lookAround(): void {
    if (!this.play) return;
    if (this.table?.phase === 'ended') {
      this.curtain = null;
      return;
    }
    const next = turnTo(this.here, this.play.waiting, this.play.seat);
    if (next === this.play.seat) {
      this.curtain = null;
      return;
    }
    if (needsCurtain(this.here, this.play, next)) this.curtain = next;
    else this.#live.look(next);
  }

  #hear(message: Message): void {
    if (message.type !== 'presence' || !this.table) return;
    this.spectators = message.spectators;
    this.patience = message.patience;
    this.away = message.away.map((gone) => (gone > 0 ? Date.now() - gone : 0));
    const seats = this.table.seats.map((seat) => ({ ...seat, present: message.seats.includes(seat.seat) }));
    this.table = { ...this.table, seats };
  }

  /** Unasked: the word for the deal when it is owed, and a new promise when the start was called off. */
  #keepPromises(): void {
    const { owes_word, promised = '', renew, commitment = '' } = this.table ?? {};
    const word = owes_word && this.#given !== promised ? wordBehind(this.id, promised) : undefined;
    if (word !== undefined) {
      this.#given = promised;
      give(this.id, word);
      void this.send({ type: 'word', word });
    }
    if (renew && this.#renewed !== commitment) {
      this.#renewed = commitment;
      void this.ready(true);
    }
  }

  /** A page that may store nothing forgets its word when it is loaded anew; then it promises another, once. */
  #remember(): void {
    if (this.#remembers || this.table?.phase !== 'lobby') return;
    this.#remembers = true;
    if (this.table.promised && wordBehind(this.id, this.table.promised) === undefined) void this.ready(true);
  }
}
