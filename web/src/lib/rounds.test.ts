import { describe, expect, it } from 'vitest';
import { roundFrom, roundStarts } from './rounds';

describe('rounds of a replay', () => {
  it('begin when somebody has another turn', () => {
    expect(roundStarts([-1, 0, 1, 2, 0, 0, 1, 2])).toEqual([0, 4]);
  });
  it('begin whoever is first where all choose at once', () => {
    expect(roundStarts([-1, 2, 0, 1, 1, 0, 2])).toEqual([0, 5]);
    expect(roundStarts([-1, 2, 0, 1, 0, 1, 2])).toEqual([0, 4]);
  });
  it('are one where one plays alone', () => expect(roundStarts([-1, 0, 0, 0])).toEqual([0]));
  it('are stepped through from anywhere', () => {
    expect(roundFrom([0, 4, 9], 4, 1)).toBe(9);
    expect(roundFrom([0, 4, 9], 5, -1)).toBe(4);
    expect(roundFrom([0, 4, 9], 9, 1)).toBeUndefined();
    expect(roundFrom([0, 4, 9], 0, -1)).toBeUndefined();
  });
});
