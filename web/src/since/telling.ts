/** What happened while somebody was away, in at most five sentences: what happens seldom is what one wants to hear of. */
import { worthTelling } from '$lib/retelling';
import type { Happening } from '$lib/wire';

export const MOST = 5;

export interface Told {
  lines: Happening[];
  /** How much more there is to read in the story. */
  more: number;
}

const by = (seat: number, { event }: Happening) => 'seat' in event && event.seat === seat;

/**
 * Of what came of my last choice, beyond what I did myself, and after it: all of it where that is little;
 * else what is rarest in this game, the newest first among equals.
 */
export function since(history: readonly Happening[], entry: number, me: number): Told {
  const worth = worthTelling(history);
  const often = new Map<string, number>();
  for (const { event } of history) often.set(event.event, (often.get(event.event) ?? 0) + 1);
  const news = history.filter((one, i) => worth[i] && (one.entry > entry || (one.entry === entry && !by(me, one))));
  if (news.length <= MOST) return { lines: news, more: 0 };
  // One sentence of each kind before a second of any: five times the same says little.
  const taken = new Map<string, number>();
  const ranked = [...news].reverse().map((one, age) => {
    const kind = one.event.event;
    const nth = taken.get(kind) ?? 0;
    taken.set(kind, nth + 1);
    return { one, nth, often: often.get(kind)!, age };
  });
  ranked.sort((a, b) => a.nth - b.nth || a.often - b.often || a.age - b.age);
  const kept = new Set(ranked.slice(0, MOST - 1).map(({ one }) => one));
  return { lines: news.filter((one) => kept.has(one)), more: news.length - kept.size };
}
