import { describe, expect, it } from 'vitest';
import { LOOKS } from './looks';
import { AROUND, chairAt, chairBeyond, CHAIRS, TABLES } from './plan';

describe('the floor plan', () => {
  it('has four chairs at every table, and inner chairs at three tables', () => {
    expect(AROUND.map((places) => places.length)).toEqual([4, 4, 4, 4, 4]);
    expect(CHAIRS.map(({ tables }) => tables.length)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 3, 3]);
  });

  it('puts every chair near the tables it belongs to, and no other', () => {
    for (const { x, y, tables } of CHAIRS)
      TABLES.forEach((table, i) => expect(Math.hypot(x - table.x, y - table.y) < 110).toBe(tables.includes(i)));
  });

  it('finds the chair under a finger, or none', () => {
    CHAIRS.forEach(({ x, y }, place) => expect(chairAt({ x: x + 9, y: y - 9 })).toBe(place));
    expect(chairAt({ x: -97, y: -97 })).toBeNull();
  });

  it('lets arrows reach every chair', () => {
    const all = CHAIRS.map((_, place) => place);
    const seen = new Set([8]);
    for (let round = 0; round < 8; round += 1)
      for (const place of [...seen])
        for (const [dx, dy] of [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ] as const)
          seen.add(chairBeyond(place, dx, dy, all));
    expect(seen.size).toBe(12);
  });
});

describe('the guests', () => {
  it('are four of each kind, every one with all that a portrait needs', () => {
    expect(LOOKS).toHaveLength(24);
    for (const look of LOOKS.flat())
      expect([look.skin, look.hair, look.style, look.clothes, look.dye]).not.toContain(undefined);
    expect(LOOKS.flat()).toHaveLength(96);
  });
});
