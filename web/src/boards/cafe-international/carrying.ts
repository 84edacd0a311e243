/** Carrying a card off the counter: with a mouse any way, with a finger upwards where sideways it scrolls the strip. */
import type { Person } from './cast';

export interface Carrier {
  /** Whether a finger going this far sideways scrolls the strip: at its end there is nothing to scroll. */
  scrolls: (dx: number) => boolean;
  lift: (person: Person) => void;
  move: (x: number, y: number) => void;
  drop: () => void;
  letGo: () => void;
}

/** A hand is never quite still. */
const STILL = 7;

export class Carrying {
  #pressed: { person: Person; x: number; y: number; id: number } | null = null;
  #carried = false;

  constructor(readonly carrier: () => Carrier) {}

  press(event: PointerEvent, person: Person): void {
    if (event.button !== 0) return;
    this.#pressed = { person, x: event.clientX, y: event.clientY, id: event.pointerId };
    this.#carried = false;
  }

  move(event: PointerEvent): void {
    const pressed = this.#pressed;
    if (!pressed || event.pointerId !== pressed.id) return;
    if (!this.#carried && !this.#begins(event, pressed)) return;
    this.carrier().move(event.clientX, event.clientY);
  }

  #begins(event: PointerEvent, { person, x, y }: { person: Person; x: number; y: number }): boolean {
    const [dx, dy] = [event.clientX - x, event.clientY - y];
    const sideways = event.pointerType === 'touch' && -dy < Math.abs(dx);
    if (Math.hypot(dx, dy) < STILL || (sideways && this.carrier().scrolls(dx))) return false;
    this.#carried = true;
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    this.carrier().lift(person);
    return true;
  }

  release(event: PointerEvent): void {
    if (this.#pressed && this.#carried) {
      if (event.type === 'pointercancel') this.carrier().letGo();
      else this.carrier().drop();
    }
    this.#pressed = null;
  }

  /** Whether the click that follows was only the end of a carry. */
  spent(): boolean {
    const spent = this.#carried;
    this.#carried = false;
    return spent;
  }
}
