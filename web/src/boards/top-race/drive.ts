/** Driving along a way, frame by frame, so that light and shadow stay where they are while the car turns. */
import type { Pace } from '$lib/animate';
import type { Spot } from './track';

/** A point on the way after a part (0 to 1) of its length. */
export function along(way: readonly Spot[], part: number): Spot {
  const at = Math.min(1, Math.max(0, part)) * (way.length - 1);
  const i = Math.min(Math.floor(at), way.length - 2);
  const [from, to] = [way[Math.max(0, i)]!, way[Math.max(0, i) + 1] ?? way[0]!];
  const mix = (a: number, b: number) => a + (b - a) * (at - i);
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), angle: mix(from.angle, to.angle) };
}

/** Off gently, then at speed, then braking. */
function eased(part: number): number {
  return part < 0.5 ? part ** 1.4 * 0.5 ** -0.4 : 1 - (1 - part) ** 1.7 * 0.5 ** -0.7;
}

/** Call `step` with the car's place until it has arrived; ends at once when the player skips. */
export function drive(way: readonly Spot[], normal: number, pace: Pace, step: (spot: Spot) => void): Promise<void> {
  const time = pace.ms(normal);
  const end = way.at(-1);
  if (time <= 0 || pace.reduced || way.length < 2) {
    if (end) step(end);
    return pace.wait(normal);
  }
  return new Promise((resolve) => {
    const begin = performance.now();
    const finish = () => {
      cancelAnimationFrame(frame);
      pace.signal.removeEventListener('abort', finish);
      resolve();
    };
    const next = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - begin) / time));
      step(along(way, eased(part)));
      if (part < 1) frame = requestAnimationFrame(next);
      else finish();
    };
    let frame = requestAnimationFrame(next);
    pace.signal.addEventListener('abort', finish);
  });
}
