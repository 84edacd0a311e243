/** What a touch does: pick, seat, draw, put down, declare, or ask why not. The same for mouse, finger and keyboard. */
import type { CafeInternationalMove } from '$lib/wire';
import { kindsFor, type Asked } from './asked';
import type { Person } from './cast';
import { nationOf } from './nations';
import type { Picking } from './picking.svelte';
import { CHAIRS } from './plan';
import type { Room } from './room';

export interface Table {
  asked: Asked;
  room: Room;
  choose: (number: number) => void;
  why: (move: CafeInternationalMove) => void;
}

export class Deeds {
  constructor(
    readonly picking: Picking,
    readonly table: () => Table,
    /** Called before a guest of mine sits down: who it is. */
    readonly departs: (person: Person) => void,
  ) {}

  guest(person: Person): void {
    const { picking } = this;
    const { asked, room } = this.table();
    if (picking.chair !== null && asked.seatings.get(person.kind)?.has(picking.chair))
      return this.#seat(person, picking.chair);
    if (picking.person?.id === person.id) return picking.letGo();
    picking.pick(person);
    if (asked.any && !asked.seatings.has(person.kind) && !asked.hidings.has(person.kind))
      this.#refuse(person.kind, likely(room, person.kind));
  }

  chair(place: number): void {
    const { picking } = this;
    const { asked, room } = this.table();
    if (picking.person) return this.#seat(picking.person, place);
    const kinds = kindsFor(asked, place);
    if (kinds.length > 0) {
      picking.chair = picking.chair === place ? null : place;
      return;
    }
    const nations = CHAIRS[place]!.tables.map((table) => room.tables[table]);
    const asker = room.hand.find(({ kind }) => nations.includes(nationOf(kind))) ?? room.hand[0];
    if (asker && !room.chairs[place]) this.#refuse(asker.kind, place);
  }

  pile(): void {
    const { asked, choose, why } = this.table();
    if (asked.draw === null) return why({ move: 'draw' });
    this.picking.letGo();
    choose(asked.draw);
  }

  tray(): void {
    const { asked, room, why } = this.table();
    const kind = this.picking.person?.kind ?? room.hand[0]?.kind;
    if (kind === undefined) return;
    const number = asked.hidings.get(kind);
    if (number === undefined) return why({ move: 'face-down', guest: kind });
    if (this.picking.person) this.picking.unsure = number;
  }

  sure(number: number): void {
    this.picking.letGo();
    this.table().choose(number);
  }

  #seat(person: Person, place: number): void {
    const number = this.table().asked.seatings.get(person.kind)?.get(place);
    if (number === undefined) return this.#refuse(person.kind, place);
    this.departs(person);
    this.picking.letGo();
    this.table().choose(number);
  }

  #refuse(guest: number, place: number): void {
    this.picking.refused = null;
    queueMicrotask(() => (this.picking.refused = place));
    this.table().why({ move: 'seat', guest, place });
  }
}

/** The free chair where one would most naturally try this guest: at a table of its own nation. */
function likely(room: Room, kind: number): number {
  const free = CHAIRS.flatMap((_, place) => (room.chairs[place] ? [] : [place]));
  const own = free.find((place) => CHAIRS[place]!.tables.some((table) => room.tables[table] === nationOf(kind)));
  return own ?? free[0] ?? 0;
}
