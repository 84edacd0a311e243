import { describe, expect, it } from 'vitest';
import { clashing } from './options';
import type { OptionField } from './wire';

const field = (name: string, kind: OptionField['kind']): OptionField => ({ name, kind, values: [], default: false });
const fields = [
  field('races', 'choice'),
  field('bingo', 'switch'),
  field('tokens', 'switch'),
  field('lucky', 'switch'),
];

describe('a clash', () => {
  it('is ended by one of the switches it names, if that one is on', () => {
    const clash = { key: 'x', args: { one: '@top-race-option-bingo', other: '@top-race-option-tokens' } };
    expect(clashing('top-race', clash, fields, { bingo: true, tokens: true, lucky: true })).toEqual([
      'bingo',
      'tokens',
    ]);
  });
  it('that names none is ended by any that is on', () => {
    expect(clashing('top-race', { key: 'x' }, fields, { races: 2, bingo: true, tokens: false })).toEqual(['bingo']);
  });
});
