/** How cards lie in the hand: a fan on a wide counter, a strip that scrolls on a narrow one. */
import type { Person } from './cast';
import { nationOf } from './nations';

export interface Fan {
  /** How wide a card is. */
  card: number;
  /** How far a card lies from the one before it, how it leans, and how far it sinks. */
  at: (i: number) => { step: number; lean: number; sink: number };
}

/** Narrower than this there is no fan. */
export const SMALL = 560;

export function fanned(wide: number, hand: readonly Person[]): Fan {
  const small = wide < SMALL;
  const card = small ? 68 : 84;
  const last = hand.length - 1;
  const room = (wide - card - 64) / Math.max(1, last) - 6;
  const step = Math.min(card * 0.92, Math.max(small ? card * 0.8 : 40, room));
  // A nation's guests stick together; between nations there is a little air.
  const air = (i: number) =>
    i > 0 && i <= last && nationOf(hand[i]!.kind) !== nationOf(hand[i - 1]!.kind) ? Math.min(10, step * 0.12) : 0;
  const off = (i: number) => i - last / 2;
  const at = (i: number) => ({
    step: step + air(i),
    lean: small ? 0 : off(i) * Math.min(2.4, 14 / Math.max(1, hand.length)),
    sink: small ? 0 : Math.abs(off(i)) ** 1.6 * 0.5,
  });
  return { card, at };
}
