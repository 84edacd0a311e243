import { describe, expect, it } from 'vitest';
import type { Happening } from '$lib/wire';
import { MOST, since } from './telling';

const happened = (entry: number, event: string, seat = 1) =>
  ({ entry, event: { event, seat }, words: { key: `${event}-${entry}`, args: { seat } } }) as unknown as Happening;

describe('since your last turn', () => {
  it('tells everything that came after it, where that is little', () => {
    const history = [happened(3, 'moved', 0), happened(3, 'moved'), happened(4, 'moved'), happened(5, 'spilled')];
    expect(since(history, 3, 0)).toEqual({ lines: history.slice(1), more: 0 });
  });

  it('leaves out what happens all the time, keeps the order, and says how much more there is', () => {
    const often = Array.from({ length: 20 }, (_, i) => happened(i + 1, 'moved'));
    const history = [...often.slice(0, 12), happened(12, 'finished'), ...often.slice(12), happened(21, 'spilled')];
    const { lines, more } = since(history, 10, 0);
    expect(lines.map(({ words }) => words.key)).toEqual(['finished-12', 'moved-19', 'moved-20', 'spilled-21']);
    expect(lines.length + 1).toBeLessThanOrEqual(MOST);
    expect(more).toBe(9);
  });

  it('has nothing to tell where nothing came after', () => {
    expect(since([happened(1, 'moved', 0)], 1, 0)).toEqual({ lines: [], more: 0 });
  });
});
