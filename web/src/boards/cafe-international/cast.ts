/**
 * Who is who. The rules know kinds of guests; people see faces, and a face should not change when it sits down. There are four guests
 * of each kind in the box, so everybody in sight can have a face of his own.
 */
import { OF_EACH_GUEST } from '$lib/vocabulary/cafe-international';
import { upTo } from '../shared/lists';

export interface Person {
  /** "kind-face": nobody else in sight has it. */
  id: string;
  kind: number;
  face: number;
}

export interface Cast {
  /** One's own guests. */
  hand: readonly Person[];
  /** Who sits on each chair. */
  chairs: readonly (Person | null)[];
}

export const nobody: Cast = { hand: [], chairs: [] };

/** Somebody of this kind whom nobody sees yet. */
export function newcomer(kind: number, cast: Cast): Person {
  const seen = new Set([...cast.hand, ...cast.chairs].map((person) => person?.id));
  const face = upTo(OF_EACH_GUEST).find((one) => !seen.has(`${kind}-${one}`)) ?? 0;
  return { id: `${kind}-${face}`, kind, face };
}

/** The same people as before as far as they are still there, wherever they went, and newcomers for the rest. */
export function recast(before: Cast, hand: readonly number[], chairs: readonly number[]): Cast {
  const stays = chairs.map((kind, place) => (before.chairs[place]?.kind === kind ? before.chairs[place]! : null));
  const moving = [...before.hand, ...before.chairs.filter((person) => person && !stays.includes(person))];
  const take = (kind: number, now: Cast): Person => {
    const at = moving.findIndex((person) => person?.kind === kind);
    return at < 0 ? newcomer(kind, now) : moving.splice(at, 1)[0]!;
  };
  const cards = hand.flatMap((count, kind) => Array.from({ length: count }, () => kind));
  // Whoever can stay in the hand stays; only then are chairs filled from those left over.
  const kept = cards.map((kind) => {
    const at = moving.findIndex((person) => person?.kind === kind && before.hand.includes(person));
    return at < 0 ? null : moving.splice(at, 1)[0]!;
  });
  const cast = { hand: kept.filter((person) => person !== null), chairs: stays };
  chairs.forEach((kind, place) => {
    if (kind >= 0 && !cast.chairs[place]) cast.chairs[place] = take(kind, cast);
  });
  cards.forEach((kind, i) => {
    if (!kept[i]) cast.hand.push(take(kind, cast));
  });
  return cast;
}
