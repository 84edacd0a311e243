/** What there is to look at on a small screen: ends to touch and the car that goes there, or the first car of a card. */
import type { TopRaceReach } from '$lib/wire';
import { endOf, type RaceChoice } from './asked';
import type { Finger } from './finger.svelte';
import type { Show } from './show.svelte';
import type { Spot, Track } from './track';

/** Two things this many pixels apart are both seen on a phone. */
const TOGETHER = 250;

export function sightsOf(
  track: Track,
  show: Show,
  finger: Finger,
  choices: readonly RaceChoice[],
  moving: number,
  reaches: readonly TopRaceReach[],
  scale: number,
): readonly Spot[] {
  if (finger.steering) {
    const ends = choices.map((choice) => track.endSpot(endOf(choice, track.spots.length)));
    const car = finger.question === 'drive' ? show.spot(moving) : null;
    const near = car && ends.every(({ x, y }) => Math.hypot(x - car.x, y - car.y) * scale < TOGETHER);
    return near ? [...ends, car] : ends;
  }
  const [first] = reaches;
  if (!first) return [];
  return [show.spot(first.car), track.spots[first.ends[0] ?? -1]].filter((spot) => !!spot);
}
