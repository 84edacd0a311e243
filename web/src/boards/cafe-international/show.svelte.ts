/** Plays what happened in the café, one event at a time. What it holds is a picture on its way to the next settled view. */
import { tick } from 'svelte';
import type { Moment, Pace } from '$lib/animate';
import type { CafeInternationalEvent, CafeInternationalView } from '$lib/wire';
import type { Say } from '$lib/words';
import type { Told } from '../contract';
import { act, atOnce, travel, type Point } from '../shared/motion';
import type { Pauses, Show as Shown } from '../shared/show.svelte';
import { added, closed, reopened, spent, type Bill } from './bill';
import { nobody, type Person } from './cast';
import { CHAIRS, CORNERS } from './plan';
import { after, company, furnished, type Room } from './room';

/** Points opening over a table like a flower. */
export interface Bloom {
  id: number;
  table: number;
  points: number;
  doubled: boolean;
}

/** Tables are laid all at once. */
export const together = atOnce<CafeInternationalEvent['event']>('table', 'penalty');

type Sitting = Extract<CafeInternationalEvent, { event: 'seated' | 'opened' | 'joined' }>;

export class Show implements Shown<CafeInternationalView, CafeInternationalEvent> {
  room: Room = $state.raw() as Room;
  bill: Bill = $state.raw(reopened(-1, 0));
  blooms: Bloom[] = $state.raw([]);
  note: Say | null = $state.raw(null);
  /** Tables whose guests are getting up. */
  leaving: readonly number[] = $state.raw([]);
  /** The drawings of the guests and of the tables, to be moved. */
  readonly guests: Record<string, SVGGElement | undefined> = $state({});
  readonly tables: (SVGGElement | undefined)[] = $state([]);
  /** The person I picked, and from where in the drawing it comes. */
  chosen: string | null = null;
  origin: Point | null = null;
  #count = 0;
  #step = -1;

  constructor(view: CafeInternationalView) {
    this.settle(view);
  }

  settle(view: CafeInternationalView): void {
    const before = this.room as Room | undefined;
    this.room = furnished(view, before && before.me === view.seat ? before : nobody);
    this.leaving = [];
    this.note = null;
    const { seat, sum } = this.bill;
    const leapt = view.step < this.#step || view.step > this.#step + LEAP;
    if (view.seated > 0 && (seat !== view.turn || sum !== view.earned)) this.bill = reopened(view.turn, view.earned);
    else if (view.seated === 0) this.bill = leapt ? reopened(-1, 0) : closed(this.bill);
    this.#step = view.step;
  }

  async play(told: Told<CafeInternationalEvent>, { pace }: Moment<CafeInternationalView>): Promise<void> {
    const { event } = told;
    switch (event.event) {
      case 'opened':
      case 'seated':
      case 'joined':
        return this.#sitDown(event, pace);
      case 'salon':
        this.#bloom(event.table, event.points, event.own, pace);
        this.bill = added(this.bill, event.seat, event);
        this.room = after(this.room, event);
        return pace.wait(400);
      case 'cleared':
        return this.#leave(event, pace);
      case 'table':
        return this.#lay(event, pace);
      case 'sum':
        this.bill = closed(this.bill);
        return pace.wait(event.points > 0 ? 280 : 40);
      case 'declared':
      case 'plays-on':
      case 'ended':
        this.note = told.words;
        this.room = after(this.room, event);
        return pace.wait(800);
      case 'drew':
      case 'face-down':
        this.bill = spent(event.seat, event.event);
        this.room = after(this.room, event);
        return pace.wait(220);
      default:
        this.room = after(this.room, event, this.chosen);
        return pace.wait(PAUSES[event.event] ?? 0);
    }
  }

  /** From my hand, or in through the door, to the chair; then the tables say what it is worth. */
  async #sitDown(event: Sitting, pace: Pace): Promise<void> {
    const mine = event.seat === this.room.me;
    const from = (mine ? this.origin : null) ?? (mine ? { x: 100, y: 420 } : DOOR);
    this.note = null;
    this.room = after(this.room, event, mine ? this.chosen : null);
    const person = this.room.chairs[event.place]!;
    this.chosen = null;
    this.origin = null;
    await tick();
    const bill = added(this.bill, event.seat, event, person);
    await travel(this.guests[person.id], [from, CHAIRS[event.place]!], mine ? 240 : 320, pace);
    // Skipped: the view is settled already; keep the written bill if it is still right.
    if (pace.skipped && this.room.turn === event.seat && this.room.earned !== bill.sum) return;
    this.bill = this.room.turn === event.seat ? bill : closed(bill);
    if (event.event !== 'seated') return pace.wait(140);
    event.tables.forEach((table, i) =>
      this.#bloom(table, event.points[i]!, event.points[i]! > company(this.room, table), pace),
    );
    return pace.wait(160);
  }

  #bloom(table: number, points: number, doubled: boolean, pace: Pace): void {
    if (pace.ms(1) <= 0) return;
    this.#count += 1;
    const bloom = { id: this.#count, table, points, doubled };
    this.blooms = [...this.blooms, bloom];
    // It fades while play goes on: nothing waits for it.
    setTimeout(() => (this.blooms = this.blooms.filter((other) => other !== bloom)), BLOOMS);
  }

  /** Everybody at the full tables gets up, and all go out together. */
  async #leave(event: Extract<CafeInternationalEvent, { event: 'cleared' }>, pace: Pace): Promise<void> {
    this.leaving = event.tables;
    const people = event.places.map((place) => ({ at: CHAIRS[place]!, person: this.room.chairs[place] }));
    const walks = people.map(({ at, person }, i) =>
      act(person ? this.guests[person.id] : null, pace.reduced ? FADES : away(at, i), 760, pace, 'linear'),
    );
    const gone = new Set(people.map(({ person }) => person));
    pace.meanwhile(this.#out(walks, gone, pace));
    await Promise.all(event.tables.map((table) => act(this.tables[table], FOLDS, 380, pace, 'linear')));
    if (pace.skipped) return;
    this.leaving = [];
    // The cloths are off; the guests are still on their way to the door.
    this.room = { ...after(this.room, event), chairs: this.room.chairs };
  }

  /** Once they are all outside, their chairs are free. */
  async #out(walks: Promise<void>[], gone: ReadonlySet<Person | null | undefined>, pace: Pace): Promise<void> {
    await Promise.all(walks);
    if (pace.skipped) return;
    this.room = { ...this.room, chairs: this.room.chairs.map((person) => (gone.has(person) ? null : person)) };
  }

  async #lay(event: Extract<CafeInternationalEvent, { event: 'table' }>, pace: Pace): Promise<void> {
    this.room = after(this.room, event);
    await tick();
    const spread = pace.reduced ? [{ opacity: 0 }, { opacity: 1 }] : SPREADS;
    await act(this.tables[event.table], spread, 320, pace);
  }
}

/** With more steps than this between two views nobody watched: what is on the bill is an old story. */
const LEAP = 3;
/** How long points stay in bloom, in milliseconds. */
const BLOOMS = 1200;
const DOOR: Point = CORNERS.door;
const FADES: Keyframe[] = [{ opacity: 1 }, { opacity: 0 }];
const FOLDS: Keyframe[] = [{ opacity: 1 }, { opacity: 1, offset: 0.55 }, { opacity: 0 }];
const SPREADS: Keyframe[] = [
  { opacity: 0, transform: 'scale(.5) rotate(-24deg)' },
  { opacity: 1, transform: 'scale(1.03) rotate(2deg)', offset: 0.7 },
  { opacity: 1, transform: 'scale(1) rotate(0deg)' },
];

/** Up from the chair, a step aside, and out of the door, one close behind the other. */
function away(at: Point, order: number): Keyframe[] {
  const to = (x: number, y: number, size: number) => `translate(${x}px, ${y}px) scale(${size})`;
  const late = 0.03 * order;
  return [
    { transform: to(at.x, at.y, 1), easing: 'ease-out' },
    { transform: to(at.x, at.y - 12, 1.1), offset: 0.16, easing: 'ease-in-out' },
    { transform: to(at.x, at.y - 4, 1.06), offset: 0.3 },
    { transform: to(at.x, at.y - 8, 1.06), opacity: 1, offset: 0.36 + late, easing: 'ease-in' },
    { transform: to(DOOR.x, DOOR.y, 0.8), opacity: 1, offset: Math.min(0.93, 0.72 + 1.4 * late) },
    { transform: to(DOOR.x + 24, DOOR.y - 26, 0.6), opacity: 0 },
  ];
}

const PAUSES: Pauses<CafeInternationalEvent> = {
  begins: 100,
  drawn: 220,
  'own-face-down': 120,
  penalty: 260,
};
