import { describe, expect, it } from 'vitest';
import { narrowed } from './talk';
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
