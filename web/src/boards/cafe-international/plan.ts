/**
 * The floor plan, in units of a drawing 500 wide: five tables in an X and the twelve chairs between and around them. A chair stands
 * beside one table or, in the middle of the café, between three.
 */
import { TABLES_AT } from '$lib/vocabulary/cafe-international';
import type { Point } from '../shared/motion';

/** From the middle of a table to the middle of a chair at it. */
export const STEP = 100;
/** The café is a square from -EDGE to 2 * STEP + EDGE. */
export const EDGE = 150;
export const SIZE = 2 * STEP + 2 * EDGE;
/** How far the counter reaches into the room, where there is one. */
export const COUNTER = 60;

/** TL, TR, C, BL, BR: reading order. */
export const TABLES: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 200, y: 0 },
  { x: 100, y: 100 },
  { x: 0, y: 200 },
  { x: 200, y: 200 },
];

/** Outer seats lie a little nearer, so that the café fits a narrow screen. */
const OUT = 97;

export interface Chair extends Point {
  /** Which way its back is, in degrees clockwise from straight up: always where no table stands. */
  back: number;
  /** The tables it stands at, in reading order. */
  tables: readonly number[];
}

/** o1 … o8 clockwise, then N, E, S, W: where each stands, and which way its back is. */
const STANDS: readonly [x: number, y: number, back: number][] = [
  [0, -OUT, 0],
  [200, -OUT, 0],
  [200 + OUT, 0, 90],
  [200 + OUT, 200, 90],
  [200, 200 + OUT, 180],
  [0, 200 + OUT, 180],
  [-OUT, 200, 270],
  [-OUT, 0, 270],
  [100, 0, 0],
  [200, 100, 90],
  [100, 200, 180],
  [0, 100, 270],
];
export const CHAIRS: readonly Chair[] = STANDS.map(([x, y, back], place) => ({
  x,
  y,
  back,
  tables: TABLES_AT[place]!,
}));

/** The chairs of each table. */
export const AROUND: readonly (readonly number[])[] = TABLES.map((_, table) =>
  CHAIRS.flatMap(({ tables }, place) => (tables.includes(table) ? [place] : [])),
);

/** A point on the way from a table to one of its chairs, `far` units from the table's middle. */
export function towards(table: number, place: number, far: number): Point {
  const [from, to] = [TABLES[table]!, CHAIRS[place]!];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: from.x + ((to.x - from.x) * far) / length, y: from.y + ((to.y - from.y) * far) / length };
}

/** The four corners of the floor, where no chair stands. */
export const CORNERS = {
  cloths: { x: -97, y: -97 },
  door: { x: 297, y: -97 },
  pile: { x: -97, y: 297 },
  tray: { x: 297, y: 297 },
} as const satisfies Record<string, Point>;

/** The nearest chair within reach of a point, if any. */
export function chairAt({ x, y }: Point, reach = 52): number | null {
  const far = CHAIRS.map((chair) => Math.hypot(chair.x - x, chair.y - y));
  const nearest = far.indexOf(Math.min(...far));
  return far[nearest]! <= reach ? nearest : null;
}

/** The chair one comes to from another in a direction (arrow keys): the nearest one that lies more that way than aside. */
export function chairBeyond(place: number, dx: number, dy: number, among: readonly number[]): number {
  const from = CHAIRS[place]!;
  let [found, best] = [place, Infinity];
  for (const other of among) {
    const [x, y] = [CHAIRS[other]!.x - from.x, CHAIRS[other]!.y - from.y];
    const [ahead, aside] = [x * dx + y * dy, Math.abs(x * dy) + Math.abs(y * dx)];
    if (ahead > 1 && ahead + 2 * aside < best) [found, best] = [other, ahead + 2 * aside];
  }
  return found;
}

/** Where the pennant for a ladies' (0) or gentlemen's (1) table hangs: at the upper edge, between two chairs. */
export function pennantAt(table: number, sex: number): Point {
  const { x, y } = TABLES[table]!;
  return { x: x + (sex === 0 ? -38 : 38), y: y - 38 };
}

export function inTray({ x, y }: Point): boolean {
  return Math.hypot(x - CORNERS.tray.x, y - CORNERS.tray.y) < 45;
}
