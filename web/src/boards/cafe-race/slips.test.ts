import { describe, expect, it } from 'vitest';
import { HEIGHT, WIDTH } from './places';
import { HIGH, spread, WIDE } from './slips';

const at = (...points: [number, number][]) => points.map(([x, y]) => ({ at: { x, y } }));

describe('slips with dice', () => {
  it('lie above their clerks where there is room', () => {
    const [slip] = spread(at([400, 300]), 1);
    expect(slip).toMatchObject({ left: 400 - WIDE / 2, top: 300 - 78 - HIGH });
  });

  it.each([1, 1.7])('never cover one another, even when all clerks stand together (size %d)', (lift) => {
    const slips = spread(at([90, 120], [95, 120], [100, 120], [105, 120]), lift);
    const apart = (a: (typeof slips)[number], b: (typeof slips)[number]) =>
      Math.abs(a.left - b.left) >= WIDE * lift || Math.abs(a.top - b.top) >= HIGH * lift;
    for (const [i, a] of slips.entries()) for (const b of slips.slice(i + 1)) expect(apart(a, b)).toBe(true);
  });

  it('of four at the start lie in two columns: a phone sees no more', () => {
    const lefts = spread(at([90, 120], [95, 120], [100, 120], [105, 120]), 1.6).map(({ left }) => left);
    expect(Math.max(...lefts)).toBeLessThan(2 * WIDE * 1.6);
  });

  it('stay on the drawing', () => {
    for (const { left, top } of spread(at([0, 0], [WIDTH, 0], [WIDTH, HEIGHT], [0, HEIGHT]), 1.4)) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + WIDE * 1.4).toBeLessThanOrEqual(WIDTH);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top + HIGH * 1.4).toBeLessThanOrEqual(HEIGHT);
    }
  });
});
