import { describe, expect, it } from 'vitest';
import type { TopRaceEvent, TopRaceView } from '$lib/wire';
import { plain, signed } from '$lib/signs';
import { notesFor } from './money';
import { after, laid } from './picture';
import { columnsOf, finished, opened, settled, total } from './settling';

const six = (value: number) => [value, value, value, value, value, value];
const options = {
  circuit: 'classic',
  races: 2,
  bets: true,
  open_hand: false,
  long_distance: false,
  tokens: false,
  blocking: false,
  free_order: false,
  total: false,
  bingo: false,
  lucky: false,
  children: false,
};
/** Two players at the first card of the first race; one paid 50 for his drivers, the other 30. */
const view = {
  game: 'top-race',
  seats: 2,
  options,
  race: 0,
  money: [150, 170],
  ledger: [-50, -30, ...Array.from({ length: 14 }, () => 0)],
  ask: 6,
  hand_sizes: [24, 24],
  holds: [0, 1],
  piles: [0, 0],
  owner: [0, 0, 0, 1, 1, 1],
  spaces: [0, 1, 2, 3, 4, 5],
  places: six(0),
  broken: six(0),
  tokens: six(0),
  out: [0, 0],
  offered: -1,
  opener: 0,
  bid: 0,
  leader: -1,
  passed: [0, 0],
  card: -1,
  done: 0,
  player: 0,
  moving: -1,
  crossed: 0,
  chosen: [-1, -1],
  order: [-1, -1],
  unseen: 0,
} as unknown as TopRaceView;
const lines = [
  [2, 6],
  [6, 2],
];

describe('the picture of a race', () => {
  it('drives the lines of the card one by one, gold for a car it does not show', () => {
    const played = after(laid(view), { event: 'card', seat: 0, card: 18 }, []);
    expect([played.card, played.sizes]).toEqual([18, [23, 24]]);
    const first = after(played, { event: 'moved', car: 2, start: 2, path: [8, 11], steps: 2, lost: 4 }, lines);
    expect([first.done, first.spaces[2]]).toEqual([1, 11]);
    const both = after(first, { event: 'stuck', car: 5, lost: 2 }, lines);
    expect([both.done, both.spaces[5]]).toEqual([3, 5]);
  });

  it('takes a car off the track when it is home', () => {
    const home = after(laid(view), { event: 'finished', car: 3, place: 1 }, []);
    expect([home.spaces[3], home.places[3]]).toEqual([-1, 1]);
  });

  it('pays for a driver and remembers the bid', () => {
    const bid = after(laid(view), { event: 'bid', seat: 1, amount: 40 }, []);
    const sold = after(bid, { event: 'sold', seat: 1, car: 4, amount: 40 }, []);
    expect([sold.money, sold.bids]).toEqual([
      [150, 130],
      [0, 40],
    ]);
  });
});

describe('the money table', () => {
  it('begins with what everybody had before the drivers, and adds up payment by payment', () => {
    const events: TopRaceEvent[] = [
      { event: 'prize', seat: 0, car: 0, place: 1, amount: 200 },
      { event: 'bet-paid', seat: 1, number: 1, car: 0, amount: 90 },
      { event: 'prize', seat: 1, car: 3, place: 2, amount: 150 },
    ];
    const table = events.reduce(settled, opened(view));
    expect(table.before).toEqual([200, 200]);
    expect([total(table, 0), total(table, 1)]).toEqual([350, 410]);
    expect(columnsOf(view)).toEqual(['drivers', 'prizes', 'bets']);
  });

  it('can be read again in the next race', () => {
    const ledger = [-50, -30, 200, 150, 0, 90, 0, 0, -20, -60, ...Array.from({ length: 6 }, () => 0)];
    const table = finished({ ...view, race: 1, money: [330, 350], ledger }, 0);
    expect(table.before).toEqual([200, 200]);
    expect([total(table, 0), total(table, 1)]).toEqual([350, 410]);
  });
});

describe('sums', () => {
  it('are paid in as few notes as there are', () => {
    expect(notesFor(280)).toEqual([200, 50, 20, 10]);
    expect(notesFor(-10)).toEqual([]);
  });
  it('have a proper minus', () => {
    expect([signed(30), signed(-30), signed(0), plain(-10)]).toEqual(['+30', '−30', '0', '−10']);
  });
});
