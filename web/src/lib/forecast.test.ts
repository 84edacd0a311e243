import { describe, expect, it } from 'vitest';
import { sentences } from './forecast';
import type { Forecast } from './wire';

const told = (length: number, lead: number, wins: number[], games = 400): Forecast => ({
  games,
  most: 400,
  length: { value: length, doubt: 0.4 },
  lead: { value: lead, doubt: 0.3 },
  spread: 3,
  seats: wins.map((value) => ({ value, doubt: 0.04 })),
  luck: null,
});
const keys = (here: Forecast, standard: Forecast | null) => sentences(here, standard).map(({ key }) => key);

describe('a forecast', () => {
  it('names what stands out of its doubt', () => {
    expect(sentences(told(20, 2, [0.4, 0.2, 0.2, 0.2]), told(10, 4, [0.25, 0.25, 0.25, 0.25]))).toEqual([
      { key: 'forecast-longer', args: { percent: 100 } },
      { key: 'forecast-closer' },
      { key: 'forecast-seat-best', args: { n: 1, percent: 40, fair: 25 } },
    ]);
  });
  it('calls equal what is within it', () => {
    const same = told(10, 4, [0.28, 0.24, 0.24, 0.24]);
    expect(keys(same, told(10.3, 4.2, [0.25, 0.25, 0.25, 0.25]))).toEqual(['forecast-as-long', 'forecast-seat-none']);
  });
  it('says nothing of a handful of games, and knows no seat where one plays alone', () => {
    expect(keys(told(20, 2, [1, 0], 3), null)).toEqual([]);
    expect(keys(told(20, 2, []), null)).toEqual([]);
  });
});
