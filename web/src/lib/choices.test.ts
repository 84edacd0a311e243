import { describe, expect, it } from 'vitest';
import { grouped, matching, type Named } from './choices';
import type { AnyMove } from './wire';

const named = (name: string, tag: string, number: number): Named => ({
  name,
  choice: { number, move: { move: tag } as AnyMove, words: { key: name, args: {} } },
});
const list = [
  named('Pass', 'pass', 0),
  named('Bid 10', 'bid', 1),
  named('Bid 20', 'bid', 2),
  named('Café à Turin', 'seat', 3),
];

describe('a list of choices', () => {
  it('is found by any of its words, without accents', () => {
    expect(matching(list, 'cafe TURIN').map(({ name }) => name)).toEqual(['Café à Turin']);
    expect(matching(list, 'bid 2').map(({ name }) => name)).toEqual(['Bid 20']);
    expect(matching(list, ' ')).toHaveLength(4);
  });
  it('keeps kinds together, lone choices last', () => {
    expect(grouped(list).map(({ tag, choices }) => [tag, choices.length])).toEqual([
      ['bid', 2],
      ['', 2],
    ]);
  });
});
