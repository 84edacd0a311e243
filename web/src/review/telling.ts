/** A review in words: sentences that name choices, and what one entry changed for one seat. */
import { said, t } from '$lib/language.svelte';
import { signed } from '$lib/signs';
import type { ReviewMoment, ReviewPoint, ReviewState, Spoken } from '$lib/wire';
import type { Namer, Say } from '$lib/words';

export const TILES = ['deal', 'luck', 'unseen', 'others', 'own', 'drift'] as const;
export type Tile = (typeof TILES)[number];
const PARTS = ['luck', 'own', 'others', 'unseen', 'drift'] as const;

/** `entry` is where in the replay it stands, as people count. */
export function spoken({ said: say, moves }: Spoken, you: boolean, namer: Namer, entry?: number): string {
  const named = Object.entries(moves).map(([name, move]) => [name, said(move, namer)]);
  const place = entry === undefined ? {} : { entry };
  const args = you ? addressed(say.args ?? {}) : say.args;
  return said(
    { key: say.key, args: { ...args, ...Object.fromEntries(named), ...place, you: you ? 'yes' : 'no' } },
    namer,
  );
}

/** The server speaks of everybody: whoever is spoken to reads "your own choices" in a list of lines too. */
export function addressed(args: NonNullable<Say['args']>): NonNullable<Say['args']> {
  const yours = (item: string | number) => (item === '@review-quiet-own' ? '@review-quiet-own-yours' : item);
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, Array.isArray(value) ? value.map(yours) : value]),
  );
}

/** Whether a difference is beyond its doubt as both are written, and which way it goes. */
export function wayOf(points: number, doubt: number): 'more' | 'less' | 'same' {
  if (Math.abs(points) <= doubt) return 'same';
  return points > 0 ? 'more' : 'less';
}

export function pointsOf(value: number, unit: ReviewState['unit']): number {
  return Math.round(unit === 'share' ? 100 * value : value) || 0;
}

/** ± is rounded up and never nothing: rather too much doubt than too little. */
export function doubtOf(value: number, unit: ReviewState['unit']): number {
  return Math.max(1, Math.ceil((unit === 'share' ? 100 * value : value) - 1e-9));
}

/** The moment an entry led to: the last of a secret round closes it. */
export function momentOf(review: ReviewState, entry: number): ReviewMoment | undefined {
  return review.moments.find(({ entries }) => entries.at(-1) === entry);
}

/** What one entry of the replay changed for a seat: "68 in 100. Dice +12, own choices −3." */
export function shareOf(
  review: ReviewState,
  game: string,
  entry: number,
  seat: number,
  whose: { you: 'yes' | 'no'; name: string },
): string {
  const moment = momentOf(review, entry);
  if (!moment) return '';
  const changes = PARTS.map((part) => [part, pointsOf(moment[part][seat] ?? 0, review.unit)] as const).filter(
    ([, points]) => points !== 0,
  );
  const told = changes.map(([part, points]) => `${tileName(part, game)} ${signed(points)}`);
  const chance = pointsOf(moment.chances[seat] ?? 0, review.unit);
  return t('review-share', { unit: review.unit, chance, changes: told.join(', '), count: told.length, ...whose });
}

/** How large a number stands on a tile so wide, if at all: one cut in half says something else. */
export function sizeOn(number: string, wide: number): 'plain' | 'small' | 'none' {
  if (wide > 10 * number.length + 2) return 'plain';
  return wide > 7 * number.length + 4 ? 'small' : 'none';
}

export function tileName(tile: Tile, game: string): string {
  return t(`review-tile-${tile}`, { game });
}

/** What somebody's own answer is worth beside the choice that was made. */
export function answered(point: ReviewPoint, picked: number, unit: ReviewState['unit']): string {
  if (picked === point.best) return t('review-answer-best');
  if (picked === point.choice) return t('review-answer-same');
  const option = point.options.find(({ choice }) => choice === picked);
  if (!option) return t('review-answer-unseen');
  const [points, doubt] = [pointsOf(option.more, unit), doubtOf(option.doubt, unit)];
  return t('review-answer-other', { points: Math.abs(points), doubt, way: wayOf(points, doubt), unit });
}
