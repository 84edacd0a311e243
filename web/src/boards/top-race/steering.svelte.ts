/** Driving a car by hand: it follows the finger, the end nearest to it lights up, and letting go there drives it. */
import type { Point } from '../shared/motion';

export interface End extends Point {
  number: number;
}

/** A hand is never quite still, in units of the drawing; and so far an end reaches. */
const STILL = 14;
const REACH = 96;

export class Steering {
  /** Where the car is held; null while it stands. */
  at: Point | null = $state.raw(null);
  #grip: { id: number; from: Point; offset: Point } | null = null;
  #over: number | null = null;

  constructor(
    readonly ends: () => readonly End[],
    readonly near: (number: number | null) => void,
    readonly drop: (number: number) => void,
  ) {}

  hold(event: PointerEvent, at: Point, car: Point): void {
    if (event.button > 0 || this.ends().length === 0) return;
    this.#grip = { id: event.pointerId, from: at, offset: { x: car.x - at.x, y: car.y - at.y } };
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent, at: Point): void {
    const grip = this.#grip;
    if (grip?.id !== event.pointerId) return;
    if (!this.at && Math.hypot(at.x - grip.from.x, at.y - grip.from.y) < STILL) return;
    this.at = { x: at.x + grip.offset.x, y: at.y + grip.offset.y };
    const over = this.#nearest(at);
    if (over === this.#over) return;
    this.#over = over;
    this.near(over);
  }

  /** Whether the car had been taken along. */
  release(event: PointerEvent): boolean {
    const [carried, over] = [this.at !== null, this.#over];
    if (this.#grip?.id !== event.pointerId) return false;
    this.at = null;
    this.#grip = null;
    this.#over = null;
    if (!carried) return false;
    this.near(null);
    if (over !== null && event.type !== 'pointercancel') this.drop(over);
    return true;
  }

  #nearest(at: Point): number | null {
    const far = this.ends().map((end) => ({ number: end.number, away: Math.hypot(end.x - at.x, end.y - at.y) }));
    const best = far.reduce((a, b) => (b.away < a.away ? b : a));
    return best.away < REACH ? best.number : null;
  }
}
