/** What the player's hands and the list are about, put together: who would sit where, what it would bring, and what to say about it. */
import type { CafeInternationalPreview } from '$lib/wire';
import { numbered } from '../shared/choices';
import type { Foresight } from '../shared/foresight.svelte';
import { kindsFor, seatingOf, type Asked, type CafeChoice } from './asked';
import type { Person } from './cast';
import type { Picking } from './picking.svelte';
import type { Room } from './room';

export interface Scene {
  offered: readonly CafeChoice[];
  asked: Asked;
  room: Room;
  /** The choice pointed at in the list. */
  pointed: number | null;
}

/** Which sentence helps now; the board's words have one for each. */
export type Hint = 'guest' | 'guest-first' | 'opens' | 'chair' | 'tray' | 'tray-only' | 'tray-picked' | 'nobody';

export class Outlook {
  constructor(
    readonly picking: Picking,
    readonly foresight: Foresight<CafeInternationalPreview>,
    readonly scene: () => Scene,
  ) {}

  /** A seating the list or the guide points at, unless another guest is in hand. */
  readonly #listed = $derived.by(() => {
    const { offered, pointed } = this.scene();
    const seating = seatingOf(offered, pointed);
    return this.picking.person && this.picking.person.kind !== seating?.guest ? null : seating;
  });
  /** The guest that seating is about, to be taken up. */
  readonly meant: number | null = $derived.by(() => (this.picking.person ? null : (this.#listed?.guest ?? null)));
  /** The kind of guest looked at, and the chair it would take. */
  readonly kind: number | null = $derived.by(() => this.picking.person?.kind ?? this.#listed?.guest ?? null);
  readonly target: number | null = $derived.by(() => this.picking.over ?? this.#listed?.place ?? this.picking.chair);
  readonly ghost: Person | null = $derived.by(
    () => this.picking.person ?? this.scene().room.hand.find(({ kind }) => kind === this.#listed?.guest) ?? null,
  );
  /** The numbers of the seatings looked at, by chair. */
  readonly #seatings: ReadonlyMap<number, number> = $derived.by(() =>
    this.kind === null ? NOWHERE : (this.scene().asked.seatings.get(this.kind) ?? NOWHERE),
  );
  /** Chairs to light, each with what is known of it. */
  readonly places: ReadonlyMap<number, CafeInternationalPreview | null> = $derived.by(() => {
    const { chair } = this.picking;
    if (chair !== null && this.kind === null) return new Map([[chair, null]]);
    return new Map([...this.#seatings].map(([place, number]) => [place, this.foresight.of(number) ?? null]));
  });
  /** Kinds of guests to raise in the hand, and on how many chairs they may sit. */
  readonly raised: ReadonlyMap<number, number> = $derived.by(() => {
    const { asked } = this.scene();
    const { chair } = this.picking;
    const fits = ([kind]: readonly [number, unknown]) => chair === null || kindsFor(asked, chair).includes(kind);
    return new Map([...asked.seatings].filter(fits).map(([kind, chairs]) => [kind, chairs.size] as const));
  });
  /** The choice that waits for a second touch, and what it would pay. */
  readonly unsure: { choice: CafeChoice; points: number | null } | null = $derived.by(() => {
    const choice = numbered(this.scene().offered, this.picking.unsure);
    return choice ? { choice, points: this.foresight.of(choice.number)?.total ?? null } : null;
  });

  readonly hint: Hint | null = $derived.by(() => {
    const { asked, room } = this.scene();
    const { chair, person } = this.picking;
    if (chair !== null) return 'guest';
    if (room.declared >= 0 && asked.any) return 'guest-first';
    if (this.places.size > 0 && [...this.places.values()].every((one) => one?.opens)) return 'opens';
    if (person && asked.seatings.has(person.kind)) return 'chair';
    if (asked.hidings.size > 0) return person ? 'tray-picked' : asked.seatings.size > 0 ? 'tray' : 'tray-only';
    // Where nothing else can be done either, the question says so.
    if (asked.salons.length > 0 && asked.seatings.size === 0 && room.hand.length > 0) return 'nobody';
    return asked.seatings.size > 0 && asked.stop === null ? 'guest-first' : null;
  });

  /** What the house should be asked about: only what the player reaches for. */
  get wanted(): readonly number[] {
    const { unsure } = this.picking;
    return unsure === null ? [...this.#seatings.values()] : [...this.#seatings.values(), unsure];
  }

  /** The seating under the hand, for the list to show; null when there is none. */
  get reached(): number | null {
    const { over } = this.picking;
    return over === null ? null : (this.#seatings.get(over) ?? null);
  }
}

const NOWHERE: ReadonlyMap<number, number> = new Map();
