/** Where the seismograph's pen goes. */
import type { ReviewState } from '$lib/wire';

export interface Paper {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  foot: number;
}

export interface Scale {
  across: (moment: number) => number;
  down: (chance: number) => number;
  /** Lines across the paper, and what they say. */
  rules: readonly number[];
}

export function scaleOf(review: ReviewState, paper: Paper): Scale {
  const [least, most] = bounds(review);
  const wide = paper.width - paper.left - paper.right;
  const high = paper.height - paper.top - paper.foot;
  return {
    across: (moment) => paper.left + (wide * moment) / Math.max(1, review.steps),
    down: (chance) => paper.top + (high * (most - Math.min(most, Math.max(least, chance)))) / (most - least),
    rules: review.unit === 'share' ? [0, 0.25, 0.5, 0.75, 1] : scores(least, most),
  };
}

function bounds({ unit, moments }: ReviewState): [number, number] {
  if (unit === 'share') return [0, 1];
  const all = moments.map(({ chances }) => chances[0]!);
  return [Math.floor(Math.min(...all)) - 1, Math.ceil(Math.max(...all)) + 1];
}

function scores(least: number, most: number): number[] {
  const step = Math.max(1, Math.round((most - least) / 4));
  return Array.from({ length: Math.floor((most - least) / step) + 1 }, (_, i) => least + i * step);
}

/** Where on a seat's line a dot stands: luck at the end of its step, a choice half-way to it, so that neither hides the other. */
export function dotOf(
  moments: readonly { chances: readonly number[] }[],
  { kind, moment }: { kind: string; moment: number },
  seat: number,
): { moment: number; chance: number } {
  const after = moments[moment]!.chances[seat]!;
  if (kind !== 'choice') return { moment, chance: after };
  return { moment: moment - 0.5, chance: (moments[moment - 1]!.chances[seat]! + after) / 2 };
}

export const line = (points: readonly (readonly [number, number])[]) =>
  points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

/** How far apart they stand: closer on a narrow paper, so that six of them have room too. */
export const apart = (width: number) => (width < 520 ? 13 : 17);

/** What that leaves free of ink on the right, should all end level. */
export const marginOf = (width: number, seats: number) => 26 + apart(width) * (seats - 1);

/** Marks of those who end level stand side by side, so that none hides another: how many stand before this one. */
export function beside(ends: readonly number[], seat: number): number {
  return ends.slice(0, seat).filter((end) => Math.abs(end - ends[seat]!) < 0.06).length;
}
