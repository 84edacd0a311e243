/** How a circuit is laid into the box there is for it. */
import type { TopRaceScenery } from '$lib/wire';
import { Track } from './track';

/** Below this many pixels per unit cars can no longer be told apart: rather scroll. */
export const LEAST = 0.26;
/** When it scrolls, at this size. */
export const READABLE = 0.38;

/** The lawn fills the box unless the track would be too small in it. */
export function fitted(
  plan: TopRaceScenery,
  turned: boolean,
  wide: number,
  high: number,
  aside: number,
  pennants: boolean,
): Track {
  const tight = new Track(plan, turned, 0, 0, pennants);
  const size = Math.min((wide - aside) / tight.width, high / tight.height);
  return size < LEAST ? tight : new Track(plan, turned, wide / high, aside / wide, pennants);
}

/** Whether the circuit is larger when laid on its side. Asked of the whole board: the lawn changes with what lies in the tray. */
export function liesTurned(plan: TopRaceScenery, wide: number, high: number): boolean {
  const { width, height } = new Track(plan);
  return Math.min(wide / height, high / width) > 1.12 * Math.min(wide / width, high / height);
}
