import { describe, expect, it } from 'vitest';
import { hinted } from './hints';

const words = { key: 'k', args: {} };
const advice = (...wins: number[]) => wins.map((win, number) => ({ number, words, win, score: 1000 - win, why: [] }));
const shown = (...wins: number[]) =>
  hinted(advice(...wins)).map(({ number, figure, equal }) => [number, figure, equal]);

describe('hints', () => {
  it('are sorted by what they show, whatever the adviser looked at longest', () => {
    expect(shown(301, 404, 352)).toEqual([
      [1, 40, false],
      [2, 35, false],
      [0, 30, false],
    ]);
  });
  it('are called equal where they show the same', () => {
    expect(shown(362, 355, 301)).toEqual([
      [0, 36, true],
      [1, 36, true],
      [2, 30, false],
    ]);
  });
  it('go by the score to expect alone at the table', () =>
    expect(hinted(advice(301, 404), true).map(({ number, figure }) => [number, figure])).toEqual([
      [0, 70],
      [1, 60],
    ]));
  it('are three at most', () => expect(shown(1, 2, 3, 4)).toHaveLength(3));
});
