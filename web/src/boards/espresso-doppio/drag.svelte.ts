/** Following a finger or a mouse over the runner: a short touch is a tap, a longer way carries pieces along. */
import type { Point } from '../shared/motion';

interface Held {
  pieces: readonly number[];
  from: number;
  start: Point;
  now: Point;
  moving: boolean;
  tap: () => void;
}

/** A hand is never quite still: less than this is a tap. */
const STILL = 16;

export class Drag {
  #held = $state.raw<Held | null>(null);

  constructor(
    readonly svg: () => SVGSVGElement | undefined,
    readonly spaceAt: (x: number) => number,
    readonly hover: (pieces: readonly number[], from: number, to: number) => void,
    readonly carry: (pieces: readonly number[], from: number, to: number) => void,
  ) {}

  /** The ring the pieces are held over, other than their own; 0 for none. */
  get over(): number {
    const held = this.#held;
    const to = held?.moving ? this.spaceAt(held.now.x) : 0;
    return to === held?.from ? 0 : to;
  }

  holds(piece: number): boolean {
    return this.#held?.moving === true && this.#held.pieces.includes(piece);
  }

  /** How far a held piece is from where it stood. */
  get way(): Point {
    const held = this.#held;
    return held ? { x: held.now.x - held.start.x, y: held.now.y - held.start.y } : { x: 0, y: 0 };
  }

  down(event: PointerEvent, pieces: readonly number[], from: number, tap: () => void): void {
    if (event.button > 0) return;
    const at = this.#point(event);
    this.#held = { pieces, from, start: at, now: at, moving: false, tap };
    this.svg()?.setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    const held = this.#held;
    if (!held) return;
    const now = this.#point(event);
    const far = held.moving || Math.hypot(now.x - held.start.x, now.y - held.start.y) > STILL;
    this.#held = { ...held, now, moving: far && held.pieces.length > 0 };
    if (this.#held.moving) this.hover(held.pieces, held.from, this.over);
  }

  up(): void {
    const [held, to] = [this.#held, this.over];
    this.#held = null;
    if (!held) return;
    if (!held.moving) return held.tap();
    this.hover([], 0, 0);
    if (to) this.carry(held.pieces, held.from, to);
  }

  cancel(): void {
    this.#held = null;
    this.hover([], 0, 0);
  }

  #point(event: PointerEvent): Point {
    const matrix = this.svg()?.getScreenCTM();
    if (!matrix) return { x: 0, y: 0 };
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return { x, y };
  }
}
