/** What the player's hands are doing: a guest picked up, a chair pointed at, a choice that waits for a second touch. */
import type { Person } from './cast';

export type Corner = 'pile' | 'tray';

export class Picking {
  /** The guest picked in the hand. */
  person: Person | null = $state.raw(null);
  /** The chair touched before any guest was. */
  chair: number | null = $state(null);
  /** The chair and the corner under the pointer, or focused. */
  over: number | null = $state(null);
  corner: Corner | null = $state(null);
  /** The choice waiting for a second touch, because a slip would hurt. */
  unsure: number | null = $state(null);
  /** Where the guest being dragged is on the screen. */
  drag: { x: number; y: number } | null = $state.raw(null);
  /** The chair that has just been refused. */
  refused: number | null = $state(null);

  pick(person: Person | null): void {
    this.person = person;
    this.chair = null;
    this.unsure = null;
    this.refused = null;
  }

  /** Another question: what was touched is forgotten, but whoever is still in the hand stays picked. */
  keep(hand: readonly Person[]): void {
    const still = hand.find(({ id }) => id === this.person?.id) ?? null;
    if (still && !this.drag) this.pick(still);
    else this.letGo();
  }

  letGo(): void {
    this.pick(null);
    this.over = null;
    this.corner = null;
    this.drag = null;
  }
}
