/** Taking a card out of the hand by finger or mouse: up onto the lawn plays it, back into the hand leaves it. */
import type { Point } from '../shared/motion';

/** A hand is never quite still; a card this far up is on the lawn. */
const STILL = 8;
const UP = 56;

export interface Toss {
  /** A card is taken up (null: put back). */
  lift: (kind: number | null) => void;
  /** It was let go on the lawn. */
  play: (kind: number) => void;
}

export class Tossing {
  /** The card in the air, by its kind and key, and where it is on the screen. */
  held: ({ kind: number; key: string } & Point) | null = $state.raw(null);
  #grip: { id: number; kind: number; key: string; from: Point } | null = null;
  #spent = false;

  constructor(readonly toss: Toss) {}

  press(event: PointerEvent, kind: number, key: string): void {
    this.#spent = false;
    if (event.button > 0) return;
    this.#grip = { id: event.pointerId, kind, key, from: { x: event.clientX, y: event.clientY } };
  }

  move(event: PointerEvent): void {
    const grip = this.#grip;
    if (grip?.id !== event.pointerId) return;
    const way = { x: event.clientX - grip.from.x, y: event.clientY - grip.from.y };
    if (!this.held) {
      // Sideways a finger looks through the cards.
      if (-way.y < STILL || -way.y < Math.abs(way.x)) return;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      this.toss.lift(grip.kind);
    }
    this.held = { kind: grip.kind, key: grip.key, x: event.clientX, y: event.clientY };
  }

  release(event: PointerEvent): void {
    const [grip, held] = [this.#grip, this.held];
    this.#grip = null;
    this.held = null;
    if (!grip || !held) return;
    this.#spent = true;
    this.toss.lift(null);
    if (event.type === 'pointerup' && grip.from.y - held.y > UP) this.toss.play(grip.kind);
  }

  /** Whether the click that follows was only the end of this. */
  spent(): boolean {
    const spent = this.#spent;
    this.#spent = false;
    return spent;
  }
}
