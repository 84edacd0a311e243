/** Where a token of the long distance lies: −1 is the last space before the line, +1 the first one past it; there is no 0. */
import { UNIT, type Spot, type Track } from './track';

/** The column that lies this far from the line on the best path, and how many laps beyond. */
export function tokenColumn(track: Track, position: number): number {
  const { to_line, loop, first, last, line } = track.plan;
  const left = position < 0 ? -position : 1 - position;
  const steps = (((left - 1) % loop) + loop) % loop;
  const found = to_line.findIndex((there) => there === steps + 1);
  if (left > loop || found < 0) return line + 1 - (left > loop ? left - loop : 0) + 0.5;
  return (first[found]! + last[found]! + 1) / 2;
}

/** A pennant stands in the grass outside the track; several at one place stand in a row. */
export function tokenSpot(track: Track, position: number, behind: number, lift: number): Spot {
  return track.beside(tokenColumn(track, position), 1, UNIT * (0.3 + 0.6 * lift * behind));
}
