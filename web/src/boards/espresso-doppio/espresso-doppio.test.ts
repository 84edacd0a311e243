import { describe, expect, it } from 'vitest';
import type { EspressoDoppioMove, EspressoDoppioView } from '$lib/wire';
import { describe as inWords } from './describe';
import { exchangeOf, placeOf, scoreOf, typesBetween, type EspressoChoice } from './asked';
import { SPACES } from './pieces';
import { NARROW, ringAt, slant, spaceAt, standing, WIDE } from './places';
import { after, away, before, laid, stack } from './table';

const face = { condition: 'lone', parts: ['cup', '', '', ''], beans: 2, guess: false, takes: false };
const view: EspressoDoppioView = {
  game: 'espresso-doppio',
  seat: 0,
  seats: 2,
  step: 20,
  over: false,
  rules: 1,
  options: { mode: 'duel', deck: '' },
  deck: Array.from({ length: 16 }, () => face),
  half: 1,
  mover: 0,
  spaces: [1, 2, 3, 1, 4, 5, 1, 4, 2],
  actions: 0,
  scored: 0,
  quiet: 0,
  finisher: -1,
  beans: [3, 1],
  cards: [3, 3, 3, 4, 4, 4, 5, 6, 0, 0, 0, 0, 0, 0, 0, 0],
  left: [4, 4],
  pays: Array.from({ length: 16 }, () => 0),
  earned: [[], []],
  lost: [0, 0],
};
const choice = (number: number, move: EspressoDoppioMove): EspressoChoice => ({
  number,
  move,
  words: { key: '' } as EspressoChoice['words'],
});

describe('the runner', () => {
  it('finds the space under a finger', () => {
    for (const lay of [WIDE, NARROW]) {
      for (const space of SPACES) expect(spaceAt(lay, ringAt(lay, space).x + 30)).toBe(space);
      expect(spaceAt(lay, -80)).toBe(0);
    }
  });

  it('stacks saucer under cup under spoon', () => {
    const [saucer, cup, spoon] = [0, 3, 6].map((piece) => standing(WIDE, view.spaces, piece).y);
    expect(cup).toBeLessThan(saucer!);
    expect(spoon).toBeLessThan(cup!);
    expect(stack(view.spaces, 1)).toEqual([0, 3, 6]);
  });

  it('lays a spoon level across a cup and slanted on cloth', () => {
    expect(slant(view.spaces, 6)).toBeGreaterThan(slant(view.spaces, 8));
    expect(slant(view.spaces, 0)).toBe(0);
  });
});

describe('the table during a scene', () => {
  it('moves and exchanges pieces', () => {
    const table = laid(view);
    expect(after(table, { event: 'moved', seat: 0, start: 1, space: 3, pieces: [3, 6] }).spaces.slice(3)).toEqual([
      3, 4, 5, 3, 4, 2,
    ]);
    const swapped = after(table, { event: 'exchanged', seat: 0, left: 1, right: 4, going: [3], coming: [4] });
    expect([swapped.spaces[3], swapped.spaces[4], swapped.actions]).toEqual([4, 1, 1]);
  });

  it('pays, takes and puts cards away', () => {
    let table = after(laid(view), { event: 'scored', seat: 0, card: 2, about: [], times: 1, beans: 2 });
    expect(table.beans).toEqual([5, 1]);
    expect([before(table, 0), away(table, 0)]).toEqual([[0, 2], 2]);
    table = after(table, { event: 'took', seat: 0, other: 1, card: 1, spaces: 1, beans: 1 });
    expect(table.beans).toEqual([5, 0]);
    table = after(table, { event: 'shown', seat: 0, card: 9, about: [] });
    expect([before(table, 0), table.left[0]]).toEqual([[2, 8], 3]);
  });
});

describe('choices', () => {
  const choices = [
    choice(4, { move: 'exchange', left: 1, right: 2, types: [1] }),
    choice(6, { move: 'exchange', left: 1, right: 2, types: [0, 1] }),
    choice(1, { move: 'exchange', left: 1, right: 2, types: [0] }),
    choice(70, { move: 'place', piece: 0, space: 1 }),
    choice(118, { move: 'score', card: 3, about: [] }),
  ];

  it('are found by what is touched, in either order', () => {
    expect(exchangeOf(choices, 2, 1, [1, 0])?.number).toBe(6);
    expect(exchangeOf(choices, 1, 2, [2])).toBeUndefined();
    expect(typesBetween(choices, 2, 1)).toEqual([0, 1]);
    expect(placeOf(choices, 0, 1)?.number).toBe(70);
    expect(scoreOf(choices, 2)?.number).toBe(118);
  });
});

describe('in words', () => {
  it('tells the five spaces, then the cards, mine first', () => {
    const said = inWords(view, 1);
    expect(said[0]?.args?.['pieces']).toContain('@espresso-doppio-part-white-saucer');
    expect(said[5]?.args).toMatchObject({ seat: '#1', card: 4 });
  });

  it('tells a card that takes beans apart from one that gives them', () => {
    const takes = { ...view, deck: view.deck.map((each) => ({ ...each, takes: true })) };
    expect(inWords(view, 1)[5]?.key).toBe('espresso-doppio-board-has-card');
    expect(inWords(takes, 1)[5]?.key).toBe('espresso-doppio-board-has-card-takes');
  });
});
