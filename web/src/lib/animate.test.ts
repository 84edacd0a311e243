import { describe, expect, it, vi } from 'vitest';
import { BEAT, Stage, type Tempo } from './animate';

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
    for (let view = 1; view <= 18; view += 1) it.show({ events: ['a'], before: view - 1, after: view });
    expect(settled).toEqual([2, 3, 4, 5, 6]);
    it.skip();
    expect(settled.at(-1)).toBe(18);
  });

  it('never settles a scene that was overtaken', async () => {
    const { stage: it, settled } = stage({ speed: 'fast', reduced: false });
    it.listen((_, { pace }) => pace.wait(20));
    for (let view = 1; view <= 14; view += 1) it.show({ events: ['a'], before: view - 1, after: view });
    await vi.waitFor(() => expect(it.playing).toBe(false));
    expect(settled).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
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

  it('begins together what is simultaneous', async () => {
    const { stage: it } = stage();
    const begun: string[] = [];
    it.listen(
      (event, { pace }) => {
        begun.push(event);
        return pace.wait(20);
      },
      (before, event) => before === 'thrust' && event === 'thrust',
    );
    it.show({ events: ['thrust', 'thrust', 'move', 'thrust'], before: 0, after: 1 });
    expect(begun).toEqual(['thrust', 'thrust']);
    await vi.waitFor(() => expect(it.playing).toBe(false));
    expect(begun).toEqual(['thrust', 'thrust', 'move', 'thrust']);
  });

  it('lets no event keep the next waiting longer than a beat, and settles when all have ended', async () => {
    vi.useFakeTimers();
    const { stage: it, settled } = stage();
    const [begun, ended]: string[][] = [[], []];
    it.listen(async (event, { pace }) => {
      begun!.push(event);
      await pace.wait(3 * BEAT);
      ended!.push(event);
    });
    it.show({ events: ['a', 'b'], before: 0, after: 1 });
    await vi.advanceTimersByTimeAsync(BEAT);
    expect([begun, ended]).toEqual([['a', 'b'], []]);
    await vi.advanceTimersByTimeAsync(2 * BEAT);
    expect([ended, settled]).toEqual([['a'], []]);
    await vi.advanceTimersByTimeAsync(BEAT);
    expect([ended, settled]).toEqual([['a', 'b'], [1]]);
    vi.useRealTimers();
  });

  it('waits for what goes on beside the events before it settles the view', async () => {
    vi.useFakeTimers();
    const { stage: it, settled } = stage();
    const begun: string[] = [];
    it.listen((event, { pace }) => {
      begun.push(event);
      if (event === 'roll') pace.meanwhile(pace.wait(500));
    });
    it.show({ events: ['roll', 'move'], before: 0, after: 1 });
    await vi.advanceTimersByTimeAsync(0);
    expect([begun, settled]).toEqual([['roll', 'move'], []]);
    await vi.advanceTimersByTimeAsync(500);
    expect(settled).toEqual([1]);
    vi.useRealTimers();
  });

  it('is still the moment it is skipped, and may begin again at once', async () => {
    const { stage: it, settled } = stage();
    const begun: string[] = [];
    it.listen((event, { pace }) => {
      begun.push(event);
      return pace.wait(20);
    });
    it.show({ events: ['a', 'b'], before: 0, after: 1 });
    it.skip();
    expect([it.playing, settled]).toEqual([false, [1]]);
    it.show({ events: ['c'], before: 1, after: 2 });
    await vi.waitFor(() => expect(it.playing).toBe(false));
    expect([begun, settled]).toEqual([
      ['a', 'c'],
      [1, 2],
    ]);
  });

  it('hurries while others wait', () => {
    const { stage: it } = stage();
    const times: number[] = [];
    it.listen((_, { pace }) => {
      times.push(pace.ms(100));
    });
    it.show({ events: [], before: 0, after: 0 });
    for (let view = 1; view < 4; view += 1) it.show({ events: ['a'], before: view - 1, after: view });
    return vi.waitFor(() => {
      expect(it.playing).toBe(false);
      expect(times).toHaveLength(3);
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(times[0]).toBeLessThan(times[2]!);
    });
  });
});
