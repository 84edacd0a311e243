import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { noiseOf } from './noises';

const wire = readFileSync(new URL('./wire.ts', import.meta.url), 'utf8');

describe('noises', () => {
  it('are made by events there are', () => {
    const tags: [string, string, string][] = [
      ['cafe-race', 'CafeRace', 'balance'],
      ['cafe-race', 'CafeRace', 'speed-dice'],
      ['cafe-international', 'CafeInternational', 'seated'],
      ['cafe-international', 'CafeInternational', 'cleared'],
      ['espresso-doppio', 'EspressoDoppio', 'exchanged'],
      ['espresso-doppio', 'EspressoDoppio', 'scored'],
    ];
    for (const [game, prefix, tag] of tags) {
      expect(noiseOf(game, tag)).not.toBeNull();
      expect(wire).toMatch(new RegExp(`interface ${prefix}\\w+ \\{\\s+event: "${tag}"`));
    }
  });
  it('are left to the board in Top Race', () => {
    expect(noiseOf('top-race', 'moved')).toBeNull();
  });
});
