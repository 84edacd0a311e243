import { describe, expect, it } from 'vitest';
import type { CafeRaceMove, CafeRaceView } from '$lib/wire';
import { asked, dieOf, thrustOf } from './asked';
import { describe as inWords } from './describe';
import { HEIGHT, middle, placeOf, standing, WIDTH, way } from './places';
import { after, columns, laid, medals } from './table';

const view: CafeRaceView = {
  game: 'cafe-race',
  seat: 0,
  seats: 3,
  step: 1,
  over: false,
  rules: 2,
  options: { auction: false },
  round: 2,
  spaces: [4, 4, 0],
  coffees: [5, 0, 3],
  dice: [6, 3, 3],
  thrusts: [2, 0, 0],
  speeds: [0, 0, 0],
  starter: -1,
  bidder: -1,
  offered: 0,
  bid: 0,
  leader: -1,
  ranks: [0, 0, 0],
  points: [0, 0, 0],
};

describe('the staircase', () => {
  it('goes down at every space and stays inside the drawing', () => {
    for (let space = 1; space < 30; space += 1) {
      const at = middle(space);
      expect(at.y).toBeGreaterThanOrEqual(middle(space - 1).y);
      expect(at.x).toBeGreaterThan(0);
      expect(at.x).toBeLessThan(WIDTH);
      expect(at.y).toBeLessThan(HEIGHT);
    }
  });

  it('turns on each landing', () => {
    expect([7, 8, 11, 18, 21, 28].map((space) => placeOf(space).facing)).toEqual([1, 1, -1, -1, 1, 1]);
    expect(placeOf(11).x).toBe(placeOf(10).x);
    expect(placeOf(21).x).toBe(placeOf(20).x);
  });

  it('puts two clerks of a space side by side', () => {
    expect(standing(12, 0, 2).x).toBeLessThan(standing(12, 1, 2).x);
    expect(standing(3, 0, 2).x).toBeGreaterThan(standing(3, 1, 2).x);
  });

  it('names the spaces run over', () => {
    expect(way(3, 6)).toEqual([4, 5, 6]);
    expect(way(3, 3)).toEqual([]);
  });
});

describe('the table during a scene', () => {
  it('keeps my secret thrust off the tray until it is shown', () => {
    const table = laid(view);
    expect(table.open).toEqual([0, 0, 0]);
    expect(after(table, { event: 'thrust', seat: 0, thrust: 2 }).open).toEqual([2, 0, 0]);
  });

  it('gives each taken die to its column, the higher thrust first among equal dice', () => {
    let table = laid(view);
    table = after(table, { event: 'thrust', seat: 0, thrust: 2 });
    table = after(table, { event: 'thrust', seat: 2, thrust: 5 });
    table = after(table, { event: 'speed', seat: 0, speed: 3 });
    table = after(table, { event: 'speed', seat: 2, speed: 3 });
    expect(columns(table)).toEqual([
      { die: 6, seat: -1 },
      { die: 3, seat: 2 },
      { die: 3, seat: 0 },
    ]);
    expect(table.dice).toEqual([6]);
  });

  it('forgets who passed on a die once it is sold', () => {
    let table = after(laid({ ...view, offered: 6 }), { event: 'bid', seat: 0, thrust: 1 });
    table = after(table, { event: 'passed', seat: 1 });
    expect(table.passed).toEqual([1]);
    expect(after(table, { event: 'speed', seat: 0, speed: 6 }).passed).toEqual([]);
  });

  it('spills, refills and begins afresh', () => {
    let table = after(laid(view), { event: 'balance', seat: 0, target: 9, total: 3, spilled: true, dice: [1, 2] });
    expect(table.coffees[0]).toBe(4);
    table = after(table, { event: 'refilled', seat: 1 });
    expect([table.spaces[1], table.coffees[1]]).toEqual([0, 5]);
    expect(after(table, { event: 'round', round: 3 }).dice).toEqual([]);
  });

  it('takes the bid as thrust in the auction', () => {
    let table = laid({ ...view, options: { auction: true }, offered: 6 });
    table = after(table, { event: 'bid', seat: 1, thrust: 4 });
    table = after(table, { event: 'speed', seat: 1, speed: 6 });
    expect([table.open[1], table.speeds[1], table.offered]).toEqual([4, 6, 0]);
  });
});

describe('medals', () => {
  it('are read off the view once the race is over', () => {
    expect(medals(view)).toEqual([]);
    const places = medals({ ...view, over: true, ranks: [2, 1, 2, 3], points: [3, 4, 3, 2] });
    expect(places.map(({ rank, points }) => [rank, points])).toEqual([
      [2, 3],
      [1, 4],
      [2, 3],
      [3, 2],
    ]);
  });
});

describe('choices', () => {
  const moves: CafeRaceMove[] = [
    { move: 'thrust', thrust: 4 },
    { move: 'bid', thrust: 1 },
    { move: 'die', die: 6 },
    { move: 'pass' },
  ];

  it('are known by their moves', () => {
    expect([...moves, undefined].map(thrustOf)).toEqual([4, 1, 0, 0, 0]);
    expect([...moves, undefined].map(dieOf)).toEqual([0, 0, 6, 0, 0]);
    expect(asked([])).toBe('none');
  });
});

describe('in words', () => {
  it('tells the furthest clerk first and my own choice last', () => {
    const said = inWords(view, 0);
    expect(said[0]?.args).toMatchObject({ seat: '#0', kind: 'step', space: 4 });
    expect(said.at(-1)?.key).toBe('cafe-race-board-chosen');
  });
});
