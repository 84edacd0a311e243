/**
 * Where everything is in the drawing of the staircase. Each flight lies one lane nearer to the eye than the one before it, so that
 * nobody is hidden by those who are behind him in the race.
 */
import { FINISH, IS_STEP, SPACES, START } from '$lib/vocabulary/cafe-race';
import type { Point } from '../shared/motion';

export const WIDTH = 1280;
export const HEIGHT = 978;

/** A space is this wide, a step this much lower than the one before, a tread this deep, a lane this much nearer. */
export const RUN = 98;
export const RISE = 26;
export const DEEP = 26;
export const LANE = 50;
/** The start zone has room for two rows. */
export const START_DEEP = 52;
/** How thick a floor is where it is cut. */
export const SLAB = 18;

/** The first step begins here; the start zone is left of it. */
export const LEFT = 268;
export const FLOOR = 194;
export const RIGHT = LEFT + 10 * RUN;
export const WALL_LEFT = 44;

export type Kind = 'start' | 'step' | 'landing' | 'finish';

export interface Place {
  kind: Kind;
  /** The left edge, and the front edge of its surface. */
  x: number;
  y: number;
  lane: 0 | 1 | 2;
  /** Which way one walks here. */
  facing: 1 | -1;
}

function place(space: number): Place {
  if (space === START) return { kind: 'start', x: WALL_LEFT, y: FLOOR, lane: 0, facing: 1 };
  const lane = space <= 10 ? 0 : space <= 20 ? 1 : 2;
  const along = space - lane * 10;
  const column = lane === 1 ? 10 - along : along - 1;
  const kind = IS_STEP[space] ? 'step' : space >= FINISH ? 'finish' : 'landing';
  const down = lane * 8 + Math.min(along, 8);
  return { kind, x: LEFT + column * RUN, y: FLOOR + down * RISE + lane * LANE, lane, facing: lane === 1 ? -1 : 1 };
}

export const PLACES: readonly Place[] = Array.from({ length: SPACES }, (_, space) => place(space));

export function placeOf(space: number): Place {
  return PLACES[Math.min(Math.max(space, 0), PLACES.length - 1)]!;
}

export interface Stand extends Point {
  facing: 1 | -1;
}

/** In the start zone they wait in two rows, those behind looking out between those in front. */
function inStartZone(index: number, count: number): Stand {
  const behind = Math.max(0, count - 3);
  const row = index < behind ? 1 : 0;
  const along = row ? index : index - behind;
  return { x: WALL_LEFT + 28 + along * 66 + row * 33, y: FLOOR - 7 - row * 30, facing: 1 };
}

/** Where the feet of one of `count` clerks on a space are. Two stand side by side; alone one stands in the middle. */
export function standing(space: number, index: number, count: number): Stand {
  if (space === 0) return inStartZone(index, count);
  const { x, y, facing } = placeOf(space);
  const aside = count > 1 ? (index === 0 ? 23 : -33) : -9;
  return { x: x + RUN / 2 + aside * facing, y: y - DEEP / 2 + 5 + (count > 1 && index === 1 ? 2 : 0), facing };
}

/** The middle of a space, for looking at it and for what floats above it. */
export function middle(space: number): Point {
  const { x, y } = placeOf(space);
  return space === 0 ? { x: WALL_LEFT + 100, y: y - DEEP / 2 } : { x: x + RUN / 2, y: y - DEEP / 2 };
}

/** The spaces one runs over from one to another. */
export function way(start: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - start) }, (_, i) => start + 1 + i);
}
