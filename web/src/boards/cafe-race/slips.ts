/** Where the slips with rolled dice lie: each above its clerk, and beside one another where clerks stand close. */
import type { Point } from '../shared/motion';
import { HEIGHT, WIDTH } from './places';

export const [WIDE, HIGH] = [126, 84];
const GAP = 4;
/** Places to try, in slips to the right and down: above the clerk, beside that, higher, lower, and only then where a phone may not look. */
const TRIES: readonly [number, number][] = [
  [0, 1, -1],
  [2, -2],
].flatMap((along) => [0, -1, 1].flatMap((down) => along.map((right): [number, number] => [right, down])));

export type Laid<Slip> = Slip & { left: number; top: number };

export function spread<Slip extends { at: Point }>(slips: readonly Slip[], lift: number): Laid<Slip>[] {
  const [wide, high] = [WIDE * lift, HIGH * lift];
  const within = (value: number, most: number) => Math.min(Math.max(value, 8), most - 8);
  const laid: Laid<Slip>[] = [];
  for (const slip of slips) {
    const left = within(slip.at.x - wide / 2, WIDTH - wide);
    const top = within(slip.at.y - 78 - high, HEIGHT - high);
    const places = TRIES.map(([right, down]) => ({
      ...slip,
      left: within(left + right * (wide + GAP), WIDTH - wide),
      top: within(top + down * (high + GAP), HEIGHT - high),
    }));
    const free = places.find((place) =>
      laid.every((other) => Math.abs(other.left - place.left) >= wide || Math.abs(other.top - place.top) >= high),
    );
    laid.push(free ?? places[0]!);
  }
  return laid;
}
