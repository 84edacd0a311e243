/** Where a token of the long distance lies: −1 is the last space before the line, +1 the first one past it; there is no 0. */
import { UNIT, type Spot, type Track } from './track';

/** The column that lies this far from the line on the best path, and how many laps beyond. */
function tokenColumn(track: Track, position: number): number {
  const { to_line, loop, first, last, line } = track.plan;
  const left = position < 0 ? -position : 1 - position;
  const steps = (((left - 1) % loop) + loop) % loop;
  const found = to_line.findIndex((there) => there === steps + 1);
  if (left > loop || found < 0) return line + 1 - (left > loop ? left - loop : 0) + 0.5;
  return (first[found]! + last[found]! + 1) / 2;
}

/** A pennant's cloth, as it is drawn: to the right of its pole, and above its foot. */
const CLOTH = { wide: 62, high: 48 };

/** How far the cloth of a pennant just beside the track would hang over the cars. */
function over(track: Track, column: number, side: 0 | 1): number {
  const [near, far] = [track.beside(column, side, 0), track.beside(column, side, UNIT)];
  return (Math.max(0, near.x - far.x) * CLOTH.wide + Math.max(0, far.y - near.y) * CLOTH.high) / UNIT;
}

/**
 * A pennant stands in the grass, on that side of the track where its cloth does not hang over the cars; several at one place stand in
 * a row.
 */
export function tokenSpot(track: Track, position: number, behind: number, lift: number): Spot {
  const column = tokenColumn(track, position);
  const side = over(track, column, 1) > over(track, column, 0) + 8 ? 0 : 1;
  return track.beside(column, side, UNIT * 0.3 + (over(track, column, side) + UNIT * 0.6 * behind) * lift);
}
