/** Movement as on a table: sliding along a way, cross-fading where motion is not wanted. Every wait ends when the player skips. */
import type { Pace } from '$lib/animate';

/** A run of events of these kinds happens at once. */
export function atOnce<Kind extends string>(...kinds: Kind[]) {
  const simultaneous: ReadonlySet<string> = new Set(kinds);
  return (before: { event: { event: string } }, { event }: { event: { event: string } }): boolean =>
    before.event.event === event.event && simultaneous.has(event.event);
}

export interface Point {
  x: number;
  y: number;
}

const EASE = 'cubic-bezier(.2,.7,.2,1)';

/** Play an animation at this pace; ends at once when skipped, and leaves nothing behind. */
export async function act(
  element: Element | null | undefined,
  frames: Keyframe[],
  normal: number,
  pace: Pace,
  easing: string = EASE,
): Promise<void> {
  const duration = pace.ms(normal);
  if (!element?.animate || duration <= 0) return pace.wait(normal);
  const animation = element.animate(frames, { duration, easing });
  const stop = () => animation.cancel();
  pace.signal.addEventListener('abort', stop);
  await animation.finished.catch(() => undefined);
  pace.signal.removeEventListener('abort', stop);
}

/** Move a drawn group (placed with a CSS translate) along a way to where it already stands. */
export function travel(
  element: Element | null | undefined,
  way: readonly Point[],
  normal: number,
  pace: Pace,
): Promise<void> {
  if (pace.reduced) return act(element, [{ opacity: 0.15 }, { opacity: 1 }], normal, pace);
  const frames = way.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
  return act(element, frames, normal, pace, 'cubic-bezier(.3,.1,.3,1)');
}

/** A small arc over every stretch between the points of a way, as somebody hurrying down steps. */
export function hopping(points: readonly Point[], height: number): Point[] {
  const way: Point[] = [];
  points.forEach((point, i) => {
    const before = points[i - 1];
    if (before) way.push({ x: before.x + (point.x - before.x) * 0.55, y: Math.min(before.y, point.y) - height });
    way.push(point);
  });
  return way;
}

/** Call `step` with 0…1, eased, over a time; returns a stop. */
export function glide(duration: number, step: (part: number) => void): () => void {
  if (duration <= 0) {
    step(1);
    return () => {};
  }
  const begin = performance.now();
  let frame = requestAnimationFrame(function next(now: number) {
    // A frame may have begun before we did.
    const part = Math.min(1, Math.max(0, (now - begin) / duration));
    step(1 - (1 - part) ** 3);
    if (part < 1) frame = requestAnimationFrame(next);
  });
  return () => cancelAnimationFrame(frame);
}
