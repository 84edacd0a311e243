/** How a circuit is laid into the box there is for it. */
import type { TopRaceScenery } from '$lib/wire';
import { Track } from './track';

/** Below this many pixels per unit cars can no longer be told apart: rather scroll. */
export const LEAST = 0.29;
/** When it scrolls, at this size. */
export const READABLE = 0.44;

/** The circuit so turned that it is largest; the lawn fills the box unless the track would be too small in it. */
export function fitted(plan: TopRaceScenery, wide: number, high: number, aside: number): Track {
  const flat = new Track(plan);
  const room = wide - aside;
  const size = ({ width, height }: Track) => Math.min(room / width, high / height);
  const tall = new Track(plan, true);
  const turned = size(tall) > size(flat) * 1.12;
  const tight = turned ? tall : flat;
  return size(tight) < LEAST ? tight : new Track(plan, turned, wide / high, aside / wide);
}
