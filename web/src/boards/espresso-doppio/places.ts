/** Where the five spaces are in the drawing of the runner, and how high a piece stands on what is under it. */
import type { Point } from '../shared/motion';
import { typeOf } from './pieces';

export const SPACES = [1, 2, 3, 4, 5] as const;
/** The far and the near edge of the cloth, and the line the rings lie on. */
export const FAR = 110;
export const NEAR = 350;
const MIDDLE = 230;
export const HEIGHT = 400;
/** Without the pieces still to be laid, which stand along the far edge of the table. */
export const CLOTH_ONLY = 84;

/** The cloth is wide on a wide screen; on a phone the rings move together, so that pieces stay large enough to touch. */
export interface Lay {
  width: number;
  pitch: number;
  rx: number;
  ry: number;
  /** How large pieces are drawn. */
  size: number;
  /** How large the numbers of the spaces are: the story names spaces by them. */
  number: number;
}
export const WIDE: Lay = { width: 1000, pitch: 184, rx: 84, ry: 42, size: 1.26, number: 19 };
export const NARROW: Lay = { width: 716, pitch: 130, rx: 63, ry: 36, size: 1, number: 31 };

export const ringAt = (lay: Lay, space: number): Point => ({ x: lay.width / 2 + (space - 3) * lay.pitch, y: MIDDLE });

/** The space under a point of the drawing; 0 when it is beside the runner. */
export function spaceAt(lay: Lay, x: number): number {
  const space = Math.round((x - lay.width / 2) / lay.pitch) + 3;
  return space >= 1 && space <= 5 ? space : 0;
}

const shelfAt = (lay: Lay, piece: number): Point => ({ x: lay.width / 2 + ((piece % 3) - 1) * 170, y: 66 });

/** Where a piece stands, given the spaces of all nine. Saucer under cup under spoon. */
export function standing(lay: Lay, spaces: readonly number[], piece: number): Point {
  const space = spaces[piece] ?? 0;
  if (!space) return shelfAt(lay, piece);
  const { x, y } = ringAt(lay, space);
  const has = (type: number) => [0, 1, 2].some((colour) => spaces[type * 3 + colour] === space);
  const type = typeOf(piece);
  if (type === 0) return { x, y };
  if (type === 1) return { x, y: y + (has(0) ? -1 : 4) * lay.size };
  if (has(1)) return { x: x - 2, y: y - (has(0) ? 46 : 41) * lay.size };
  return has(0) ? { x: x + 2, y: y - lay.size } : { x, y };
}

/** A spoon lies level across a cup, slanted on a saucer or on the cloth. */
export function slant(spaces: readonly number[], piece: number): number {
  if (typeOf(piece) !== 2) return 0;
  const covered = [3, 4, 5].some((cup) => spaces[cup] === spaces[piece] && spaces[piece]! > 0);
  return covered ? -7 : -18;
}
