import { describe, expect, it } from 'vitest';
import { newcomer, nobody, recast, type Cast } from './cast';

const EMPTY = Array.from({ length: 12 }, () => -1);
const hand = (...kinds: number[]) =>
  Array.from({ length: 24 }, (_, kind) => kinds.filter((one) => one === kind).length);
const sitting = (...at: [number, number][]) =>
  EMPTY.map((_, place) => at.find(([where]) => where === place)?.[1] ?? -1);

describe('faces', () => {
  it('gives everybody in sight a face of his own', () => {
    const cast = recast(nobody, hand(4, 4), sitting([0, 4], [8, 4]));
    const ids = [...cast.hand, ...cast.chairs.filter((person) => person !== null)].map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
  });

  it('keeps the face of a guest who sits down, and of those who stay in the hand', () => {
    const before = recast(nobody, hand(4, 4, 9), EMPTY);
    const after = recast(before, hand(4, 9), sitting([3, 4]));
    const all = [...after.hand, after.chairs[3]].map((person) => person?.id).sort();
    expect(all).toEqual(before.hand.map(({ id }) => id).sort());
  });

  it('gives the face back when the choice is taken back', () => {
    const seated = recast(recast(nobody, hand(4), EMPTY), hand(), sitting([3, 4]));
    expect(recast(seated, hand(4), EMPTY).hand[0]).toEqual(seated.chairs[3]);
  });

  it('keeps whoever sits where he sat', () => {
    const before = recast(nobody, hand(), sitting([1, 7], [2, 7]));
    expect(recast(before, hand(7), sitting([1, 7], [2, 7])).chairs).toEqual(before.chairs);
  });

  it('lets a newcomer be nobody who is in sight', () => {
    const cast: Cast = recast(nobody, hand(6, 6, 6), EMPTY);
    expect(cast.hand.map(({ id }) => id)).not.toContain(newcomer(6, cast).id);
  });
});
