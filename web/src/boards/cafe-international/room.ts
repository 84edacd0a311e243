/** What is to be seen of the café at one moment of a scene: the settled view, changed event by event. Not the truth, only its picture. */
import { KINDS } from '$lib/vocabulary/cafe-international';
import type { CafeInternationalEvent, CafeInternationalView } from '$lib/wire';
import { add, put, upTo } from '../shared/lists';
import { newcomer, recast, type Cast, type Person } from './cast';
import { AROUND } from './plan';

export interface Room extends Cast {
  me: number;
  /** The nation of each table; -1 where none stands. */
  tables: readonly number[];
  clothsLeft: number;
  guestsLeft: number;
  cards: readonly number[];
  hidden: readonly number[];
  turn: number;
  earned: number;
  opener: number;
  /** The table declared for ladies or gentlemen, or -1, and for whom. */
  declared: number;
  sex: number;
  /** Tables may be filled with ladies or gentlemen only. */
  salons: boolean;
}

export function furnished(view: CafeInternationalView, before: Cast): Room {
  const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);
  return {
    ...recast(before, view.hand, view.guests),
    me: view.seat,
    tables: view.tables,
    clothsLeft: sum(view.tables_left),
    guestsLeft: view.guests_left,
    cards: view.cards,
    hidden: view.hidden,
    turn: view.turn,
    earned: view.earned,
    opener: view.opener,
    declared: view.table,
    sex: view.sex,
    salons: view.options.ladies,
  };
}

const without = (hand: readonly Person[], gone: Person | undefined) => hand.filter((person) => person !== gone);

/** The one who sits down: from one's own hand, or somebody the others sent. */
function arriving(room: Room, seat: number, kind: number, chosen: string | null): Person {
  const mine = seat === room.me ? room.hand.filter((person) => person.kind === kind) : [];
  return mine.find(({ id }) => id === chosen) ?? mine[0] ?? newcomer(kind, room);
}

/** The room after an event; `chosen` is the person I picked, when several of a kind are in my hand. */
export function after(room: Room, event: CafeInternationalEvent, chosen: string | null = null): Room {
  switch (event.event) {
    case 'hand':
      return { ...room, ...recast(room, countsOf(event.guests), []), chairs: room.chairs };
    case 'table':
      return { ...room, tables: put(room.tables, event.table, event.nation), clothsLeft: room.clothsLeft - 1 };
    case 'opened':
    case 'seated':
    case 'joined': {
      const person = arriving(room, event.seat, event.guest, chosen);
      return {
        ...room,
        hand: without(room.hand, person),
        chairs: put(room.chairs, event.place, person),
        cards: add(room.cards, event.seat, -1),
        turn: event.seat,
        earned: room.earned + (event.event === 'seated' ? event.total : 0),
        opener: event.event === 'opened' ? event.place : -1,
      };
    }
    case 'cleared':
      return {
        ...room,
        tables: room.tables.map((nation, table) => (event.tables.includes(table) ? -1 : nation)),
        chairs: room.chairs.map((person, place) => (event.places.includes(place) ? null : person)),
      };
    case 'drew':
      return { ...room, guestsLeft: event.left, cards: add(room.cards, event.seat, 1), turn: event.seat };
    case 'drawn':
      return { ...room, hand: [...room.hand, newcomer(event.guest, room)] };
    case 'face-down':
      return { ...room, cards: add(room.cards, event.seat, -1), hidden: add(room.hidden, event.seat, 1) };
    case 'own-face-down': {
      const mine = room.hand.filter((person) => person.kind === event.guest);
      return { ...room, hand: without(room.hand, mine.find(({ id }) => id === chosen) ?? mine[0]) };
    }
    case 'declared':
      return { ...room, turn: event.seat, declared: event.table, sex: event.sex };
    case 'salon':
      return { ...room, earned: room.earned + event.points, declared: -1, sex: -1 };
    default:
      return room;
  }
}

function countsOf(guests: readonly number[]): number[] {
  return upTo(KINDS).map((kind) => guests.filter((guest) => guest === kind).length);
}

/** How many guests sit at a table. */
export function company(room: Room, table: number): number {
  return AROUND[table]!.filter((place) => room.chairs[place]).length;
}
