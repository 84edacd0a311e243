import { describe, expect, it } from 'vitest';
import { strengthOf } from './strengths';
import { GAMES, LEVELS } from './vocabulary/house';

describe('how strong a level is', () => {
  it('is told for every game beside the level below, and not for the lowest', () => {
    for (const game of GAMES) {
      expect(strengthOf(LEVELS[0], game, 'basic')).toBeNull();
      for (const [below, level] of LEVELS.slice(1).map((one, place) => [LEVELS[place]!, one] as const)) {
        const found = strengthOf(level, game, 'basic')!;
        expect(found.below).toBe(below);
        expect(found.low).toBeLessThanOrEqual(found.win);
        expect(found.win).toBeLessThanOrEqual(found.high);
        expect(found.fair).toBe(Math.round(100 / found.seats));
      }
    }
  });
  it('is that of the rules at hand where they were measured', () => {
    const own = strengthOf('regular', 'cafe-race', 'auction')!;
    expect(own).not.toEqual(strengthOf('regular', 'cafe-race', 'basic'));
  });
});
