/** Whether a strip that scrolls sideways has more to show at either end, so that it can fade there. */
export class Edges {
  before = $state(false);
  beyond = $state(false);

  look(strip: HTMLElement | undefined): void {
    if (!strip) return;
    this.before = strip.scrollLeft > 4;
    this.beyond = strip.scrollLeft + strip.clientWidth < strip.scrollWidth - 4;
  }
}
