/** The race in words, for those who do not see the staircase: the furthest clerk first. */
import type { CafeRaceView } from '$lib/wire';
import type { Say } from '$lib/words';
import { placeOf } from './places';

export function describe(view: CafeRaceView, me: number): Say[] {
  const seats = view.spaces.map((_, seat) => seat).sort((a, b) => view.spaces[b]! - view.spaces[a]!);
  const clerks = seats.map((seat) => {
    const space = view.spaces[seat]!;
    const args = { seat: `#${seat}`, kind: placeOf(space).kind, space, coffees: view.coffees[seat]! };
    return { key: 'cafe-race-board-clerk', args };
  });
  const dice = view.dice.filter((die) => die > 0);
  const tray = dice.length > 0 ? [{ key: 'cafe-race-board-tray', args: { dice } }] : [];
  const mine =
    me >= 0 && !view.options.auction && view.thrusts[me]
      ? [{ key: 'cafe-race-board-chosen', args: { thrust: view.thrusts[me] } }]
      : [];
  return [...clerks, ...tray, ...mine, ...lot(view)];
}

function lot(view: CafeRaceView): Say[] {
  if (!view.offered) return [];
  if (view.leader < 0) return [{ key: 'cafe-race-board-offered', args: { die: view.offered } }];
  return [{ key: 'cafe-race-board-offered-bid', args: { die: view.offered, seat: `#${view.leader}`, bid: view.bid } }];
}
