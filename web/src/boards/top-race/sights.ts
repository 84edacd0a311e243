/** What there is to look at on a small screen: ends to touch and the car that goes there, or the first car of a card. */
import type { TopRaceReach } from '$lib/wire';
import { endOf, type RaceChoice } from './asked';
import type { Finger } from './finger.svelte';
import type { Show } from './show.svelte';
import type { Spot, Track } from './track';

/** What must be seen, and what should be if there is room for it too. */
export type Sights = { first: readonly Spot[]; then: readonly Spot[] };

export function sightsOf(
  track: Track,
  show: Show,
  finger: Finger,
  choices: readonly RaceChoice[],
  moving: number,
  reaches: readonly TopRaceReach[],
): Sights {
  if (finger.steering) {
    const ends = choices.map((choice) => track.endSpot(endOf(choice, track.spots.length)));
    const car = finger.question === 'drive' ? show.spot(moving) : null;
    return { first: ends, then: car ? [car] : [] };
  }
  const [reach] = reaches;
  const way = reach ? [show.spot(reach.car), track.spots[reach.ends[0] ?? -1]] : [];
  return { first: way.filter((spot) => !!spot), then: [] };
}
