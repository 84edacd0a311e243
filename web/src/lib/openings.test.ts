import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepOpening, nearest, openingOf } from './openings';

function storage(kept: string) {
  let value = kept;
  vi.stubGlobal('localStorage', { getItem: () => value, setItem: (_: string, next: string) => (value = next) });
}

afterEach(() => vi.unstubAllGlobals());

describe('how one likes to play', () => {
  it('is the usual until something else was said', () => {
    storage('{"cafe-race": {"seats": "many"}}');
    expect(openingOf('cafe-race')).toEqual({ seats: 4, level: 'regular', set: 'basic', options: {} });
  });
  it('is kept game by game, and forgotten when asked to', () => {
    storage('not json');
    const solo = { seats: 1, level: 'regular', set: 'solo', options: { mode: 'solo' } } as const;
    keepOpening('espresso-doppio', solo);
    expect(openingOf('espresso-doppio')).toEqual(solo);
    expect(openingOf('top-race').seats).toBe(4);
    keepOpening('espresso-doppio', null);
    expect(openingOf('espresso-doppio').seats).toBe(2);
  });
  it('comes as near to the number wished as the rules allow', () => {
    expect(nearest([1], 4)).toBe(1);
    expect(nearest([3, 4, 5, 6], 2)).toBe(3);
    expect(nearest([2, 3], 3)).toBe(3);
  });
});
