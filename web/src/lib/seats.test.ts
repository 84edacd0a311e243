import { expect, test } from 'vitest';
import { untilHeld } from './seats';

test('an absence is counted down in its second half, and then over', () => {
  const gone = 1_000_000;
  expect(untilHeld(0, gone, 30_000)).toBeNull();
  expect(untilHeld(gone, gone + 14_999, 30_000)).toBeNull();
  expect(untilHeld(gone, gone + 15_000, 30_000)).toBe(15);
  expect(untilHeld(gone, gone + 29_001, 30_000)).toBe(1);
  expect(untilHeld(gone, gone + 30_000, 30_000)).toBe(0);
  expect(untilHeld(gone, gone + 300_000, 30_000)).toBe(0);
});
