import { describe, expect, it } from 'vitest';
import { narrowed, story } from './talk';
import type { AnyMove, Choice } from './wire';

const question = { key: 'cafe-international-asks-more', args: {} };
const offered = (...moves: AnyMove[]): Choice[] =>
  moves.map((move, number) => ({ number, move, words: { key: '', args: {} } }));
const only = (key: string) => (wanted: string) => wanted === key;
const seat: AnyMove = { move: 'seat', guest: 0, place: 1 };

describe('a question', () => {
  it('asks only for what is possible', () => {
    const narrow = narrowed(question, offered({ move: 'stop' }), only('cafe-international-asks-more-stop'));
    expect(narrow.key).toBe('cafe-international-asks-more-stop');
  });
  it('stays as it is when everything is possible, or nobody found other words', () => {
    const both = offered(seat, seat, { move: 'stop' });
    expect(narrowed(question, both, only('cafe-international-asks-more-stop'))).toBe(question);
    expect(narrowed(question, offered({ move: 'stop' }), () => false)).toBe(question);
  });
});

describe('the story', () => {
  const told = (entry: number) => ({
    entry,
    event: { event: 'round', round: entry } as const,
    words: { key: 'k', args: {} },
  });
  const marks = (from: number, to: number) =>
    story([told(1), told(2), told(2), told(3)], [], [], { from, to }).map(
      (line) => line.kind === 'event' && line.missed,
    );

  it('marks what nobody has seen happen', () => {
    expect(marks(1, 3)).toEqual([false, true, true, false]);
  });
  it('marks nothing when everything was seen', () => {
    expect(marks(0, 0)).toEqual([false, false, false, false]);
  });
});
