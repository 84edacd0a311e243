/** Where the five spaces are in the drawing of the runner, and how high a piece stands on what is under it. */
import type { Point } from '../shared/motion';
import { glazeAt, kindOf, PIECES, SPACES, type Kind } from './pieces';

/** The far and the near edge of the cloth, and the line the rings lie on. */
export const FAR = 110;
export const NEAR = 350;
const MIDDLE = 230;
/** The space in the middle of the runner. */
const CENTRE = (1 + SPACES.length) / 2;
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

export const ringAt = (lay: Lay, space: number): Point => ({
  x: lay.width / 2 + (space - CENTRE) * lay.pitch,
  y: MIDDLE,
});

/** The space under a point of the drawing; 0 when it is beside the runner. */
export function spaceAt(lay: Lay, x: number): number {
  const space = Math.round((x - lay.width / 2) / lay.pitch) + CENTRE;
  return SPACES.includes(space) ? space : 0;
}

const shelfAt = (lay: Lay, piece: number): Point => ({ x: lay.width / 2 + (glazeAt(piece) - 1) * 170, y: 66 });

/** Where a piece stands, given the spaces of all nine. Saucer under cup under spoon. */
export function standing(lay: Lay, spaces: readonly number[], piece: number): Point {
  const space = spaces[piece] ?? 0;
  if (!space) return shelfAt(lay, piece);
  const { x, y } = ringAt(lay, space);
  const has = (kind: Kind) => PIECES.some((other) => kindOf(other) === kind && spaces[other] === space);
  const kind = kindOf(piece);
  if (kind === 'saucer') return { x, y };
  if (kind === 'cup') return { x, y: y + (has('saucer') ? -1 : 4) * lay.size };
  if (has('cup')) return { x: x - 2, y: y - (has('saucer') ? 46 : 41) * lay.size };
  return has('saucer') ? { x: x + 2, y: y - lay.size } : { x, y };
}

/** A spoon lies level across a cup, slanted on a saucer or on the cloth. */
export function slant(spaces: readonly number[], piece: number): number {
  if (kindOf(piece) !== 'spoon') return 0;
  const covered = PIECES.some((cup) => kindOf(cup) === 'cup' && spaces[cup] === spaces[piece] && spaces[piece]! > 0);
  return covered ? -7 : -18;
}
