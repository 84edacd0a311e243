import { describe, expect, it, vi } from 'vitest';
import { Stage, type Tempo } from './animate';

function stage(tempo: Tempo = { speed: 'normal', reduced: false }) {
  const settled: number[] = [];
  return {
    stage: new Stage<number, string>(
      () => tempo,
      (view) => settled.push(view),
    ),
    settled,
  };
}

describe('the stage', () => {
  it('plays events in order, then settles the view', async () => {
    const { stage: it, settled } = stage({ speed: 'off', reduced: false });
    const seen: string[] = [];
    it.listen(async (event, { before, after, pace }) => {
      await pace.wait(300);
      seen.push(`${event} ${before}→${after}`);
    });
    it.show({ events: ['roll', 'move'], before: 0, after: 1 });
    it.show({ events: ['spill'], before: 1, after: 2 });
    await vi.waitFor(() => expect(it.playing).toBe(false));
    expect(seen).toEqual(['roll 0→1', 'move 0→1', 'spill 1→2']);
    expect(settled).toEqual([1, 2]);
  });

  it('jumps to the end when skipped, even in the middle of the last scene', async () => {
    const { stage: it, settled } = stage({ speed: 'slow', reduced: false });
    it.listen((_, { pace }) => pace.wait(1000));
    it.show({ events: ['a', 'b'], before: 0, after: 1 });
    it.skip();
    expect(settled).toEqual([1]);
    await vi.waitFor(() => expect(it.playing).toBe(false));
    expect(settled).toEqual([1]);
  });

  it('does not let a backlog grow', async () => {
    const { stage: it, settled } = stage();
    it.listen((_, { pace }) => pace.wait(500));
    for (let view = 1; view <= 12; view += 1) it.show({ events: ['a'], before: view - 1, after: view });
    expect(settled).toEqual([2, 3, 4, 5, 6]);
    it.skip();
    expect(settled.at(-1)).toBe(12);
  });

  it('never settles a scene that was overtaken', async () => {
    const { stage: it, settled } = stage({ speed: 'fast', reduced: false });
    it.listen((_, { pace }) => pace.wait(20));
    for (let view = 1; view <= 8; view += 1) it.show({ events: ['a'], before: view - 1, after: view });
    await vi.waitFor(() => expect(it.playing).toBe(false));
    expect(settled).toEqual([2, 3, 4, 5, 6, 7, 8]);
  });

  it('goes on when a listener fails', async () => {
    const { stage: it, settled } = stage();
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    it.listen(() => Promise.reject(new Error('a board with a fault')));
    it.show({ events: ['a'], before: 0, after: 1 });
    await vi.waitFor(() => expect(settled).toEqual([1]));
    complaint.mockRestore();
  });

  it('shortens everything to a cross-fade with reduced motion', () => {
    const { stage: it } = stage({ speed: 'normal', reduced: true });
    let time = 0;
    it.listen((_, { pace }) => {
      time = pace.ms(320);
    });
    it.show({ events: ['a'], before: 0, after: 1 });
    expect(time).toBe(80);
  });
});
