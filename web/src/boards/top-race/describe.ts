/** The race in words, for those who do not see the track: the leading car first. */
import { ASK_BID } from '$lib/vocabulary/top-race';
import type { TopRaceView } from '$lib/wire';
import type { Say } from '$lib/words';
import { carKey } from './cars';
import { laid, standing } from './picture';

export function describe(view: TopRaceView, me: number): Say[] {
  return [...cars(view), ...sale(view), ...mine(view, me)];
}

function cars(view: TopRaceView): Say[] {
  return standing(view, laid(view)).flatMap((car) => {
    const owner = view.owner[car]!;
    const args = { car: `@${carKey(car)}`, seat: owner >= 0 ? `#${owner}` : '@top-race-board-nobody' };
    if (view.places[car]! > 0) return [{ key: 'top-race-board-car-home', args: { ...args, place: view.places[car]! } }];
    if (view.spaces[car]! < 0)
      return owner >= 0 ? [{ key: 'top-race-board-car-bought', args }] : [{ key: 'top-race-board-car-unsold', args }];
    const key = view.broken[car] ? 'top-race-board-car-broken' : 'top-race-board-car-running';
    return [{ key, args: { ...args, left: view.left[car]! } }];
  });
}

function sale(view: TopRaceView): Say[] {
  if (view.offered < 0 || view.ask !== ASK_BID) return [];
  const car = `@${carKey(view.offered)}`;
  if (view.leader < 0) return [{ key: 'top-race-board-offered', args: { car } }];
  return [{ key: 'top-race-board-offered-bid', args: { car, seat: `#${view.leader}`, amount: view.bid } }];
}

function mine(view: TopRaceView, me: number): Say[] {
  if (me < 0) return [];
  const cards = view.hand.flatMap((count, kind) => Array.from({ length: count }, () => `@top-race-card-${kind}`));
  const hand = cards.length > 0 ? [{ key: 'top-race-board-my-hand', args: { cards } }] : [];
  const money = view.options.children ? [] : [{ key: 'top-race-board-my-money', args: { amount: view.money[me]! } }];
  return [...money, ...hand];
}
