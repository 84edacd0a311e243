/** How staircase and gauge share the box the page gives: side by side where the gauge fits into the rooms left of the stairs, else stacked. */
import { HEIGHT, WIDTH } from './places';

/** The gauge may stand in the rooms left of the stairs, which are this wide. */
const ROOM = 236;
export const PANEL = 272;
/** What lies above and below the stairs on a small screen: tray, gauge, the page's own lines, and as much of the players below as a finger can touch. */
const AROUND = 446;
/** From that the tray, where it hangs on the wall above the first landing. */
const TRAY = 80;
/** In the auction the die on offer and the bids lie there too. */
const BIDS = 64;
/** From this width on the whole staircase can be read, if small. */
const TABLET = 640;

export interface Layout {
  beside: boolean;
  /** How wide the stairs are drawn beside the gauge. */
  drawn: number;
  /** Pixels per unit below which one rather scrolls. */
  least: number;
  /** Whether the tray hangs on the wall of the stacked staircase, which is large enough for it. */
  hung: boolean;
  /** How high the stairs are at least, where the page leaves that to the board. */
  high: string;
}

/** On a phone on its side: the stairs scroll at a readable size, tray and gauge beside them. */
export const LOW: Layout = { beside: false, drawn: 0, least: 0.5, hung: false, high: '0' };

export function arranged(wide: number, high: number, auction: boolean, again = false): Layout {
  const beside = Math.min(high / HEIGHT, (wide - PANEL) / (WIDTH - ROOM));
  const stacked = Math.min(wide / WIDTH, (high - 260) / HEIGHT);
  const hung = wide >= TABLET;
  const rest = `calc(100dvh - ${AROUND + (auction && !hung ? BIDS : 0) - (hung ? TRAY : 0)}px)`;
  const whole = `${Math.round((wide * HEIGHT) / WIDTH)}px`;
  // Looked at again, the staircase is seen whole, without a gauge nobody can turn: the box is as high as that takes, where the
  // screen is.
  const seen = hung ? `min(${whole}, 100dvh - 150px, 620px)` : whole;
  const looked: Layout = { beside: false, drawn: wide, least: 0, hung, high: seen };
  if (again && !auction) return looked;
  if (beside >= stacked && beside > 0.52)
    return { beside: true, drawn: WIDTH * beside, least: 0, hung: false, high: '0' };
  if (again) return looked;
  // Lower by what the page tells above it.
  const lower = (most: string) => `calc(${most} - var(--told, 0px))`;
  const tall = hung
    ? `max(420px, ${lower(`min(${whole}, ${rest})`)})`
    : `max(${auction ? 196 : 220}px, ${lower(rest)})`;
  return { beside: false, drawn: wide, least: hung ? 0.46 : 0.6, hung, high: tall };
}
