import { describe, expect, it } from 'vitest';
import { apart, dotOf, marginOf } from './strip';
import { addressed, sizeOn, wayOf } from './telling';

describe('a review in words', () => {
  it('speaks of your own choices to you, in a list of lines too', () => {
    const lines = ['@review-quiet-deal', '@review-quiet-own'];
    expect(addressed({ lines, count: 2 })).toEqual({
      lines: ['@review-quiet-deal', '@review-quiet-own-yours'],
      count: 2,
    });
  });

  it('calls nothing better or worse that is not beyond its doubt as it is written', () => {
    expect([wayOf(9, 10), wayOf(-10, 10), wayOf(0, 1)]).toEqual(['same', 'same', 'same']);
    expect([wayOf(11, 10), wayOf(-3, 2)]).toEqual(['more', 'less']);
  });

  it('writes no number on a tile that would cut it', () => {
    expect([sizeOn('−18', 24), sizeOn('−18', 28), sizeOn('−18', 40), sizeOn('+4', 24)]).toEqual([
      'none',
      'small',
      'plain',
      'plain',
    ]);
  });

  it('leaves room for the marks of six who end level', () => {
    for (const width of [336, 1080]) {
      const outermost = 13 + apart(width) * 5 + 9;
      expect(marginOf(width, 6)).toBeGreaterThanOrEqual(outermost);
    }
  });

  it('draws a secret choice and the dice that followed it apart', () => {
    const moments = [{ chances: [0.25] }, { chances: [0.75] }];
    expect(dotOf(moments, { kind: 'choice', moment: 1 }, 0)).toEqual({ moment: 0.5, chance: 0.5 });
    expect(dotOf(moments, { kind: 'luck', moment: 1 }, 0)).toEqual({ moment: 1, chance: 0.75 });
  });
});
