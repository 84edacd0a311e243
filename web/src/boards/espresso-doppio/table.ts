/** What lies on the table at one moment of a scene: the settled view, changed event by event. Not the truth, only its picture. */
import { AWAY, BEFORE, UNSEEN } from '$lib/vocabulary/espresso-doppio';
import type { EspressoDoppioEvent, EspressoDoppioView } from '$lib/wire';
import { add, put } from '../shared/lists';

export interface Table {
  half: number;
  mover: number;
  /** Of each piece, 1 to 5, 0 when not laid yet. */
  spaces: number[];
  cards: number[];
  left: number[];
  beans: number[];
  actions: number;
}

export function laid({ half, mover, spaces, cards, left, beans, actions }: EspressoDoppioView): Table {
  return { half, mover, spaces, cards, left, beans, actions };
}

const moved = (spaces: readonly number[], pieces: readonly number[], space: number) =>
  spaces.map((old, piece) => (pieces.includes(piece) ? space : old));

/** The table after an event. */
export function after(table: Table, event: EspressoDoppioEvent): Table {
  switch (event.event) {
    case 'placed':
      return { ...table, spaces: put(table.spaces, event.piece, event.space) };
    case 'turn':
      return { ...table, mover: event.seat, actions: 0, half: Math.max(1, table.half) };
    case 'moved':
      return { ...table, actions: table.actions + 1, spaces: moved(table.spaces, event.pieces, event.space) };
    case 'exchanged': {
      const spaces = moved(moved(table.spaces, event.going, event.right), event.coming, event.left);
      return { ...table, actions: table.actions + 1, spaces };
    }
    case 'shown':
      return {
        ...table,
        cards: put(table.cards, event.card - 1, BEFORE + event.seat),
        left: add(table.left, event.seat, -1),
      };
    case 'scored':
      return {
        ...table,
        beans: add(table.beans, event.seat, event.beans),
        cards: put(table.cards, event.card - 1, AWAY + event.seat),
      };
    case 'took':
      return {
        ...table,
        beans: add(table.beans, event.other, -event.beans),
        cards: put(table.cards, event.card - 1, AWAY + event.seat),
      };
    case 'purse':
      return { ...table, beans: put(table.beans, event.seat, event.beans) };
    case 'spent':
      return { ...table, beans: put(table.beans, event.seat, event.left) };
    case 'finished':
    case 'stalled':
      return { ...table, half: 2, cards: table.cards.map(() => UNSEEN) };
    case 'received':
      return { ...table, left: put(table.left, event.seat, event.cards.length) };
    default:
      return table;
  }
}

/** The cards face up before a player, as indices into the deck. */
export function before(table: Table, seat: number): number[] {
  return table.cards.map((place, card) => (place === BEFORE + seat ? card : -1)).filter((card) => card >= 0);
}

/** How many cards a player has scored this half. */
export function away(table: Table, seat: number): number {
  return table.cards.filter((place) => place === AWAY + seat).length;
}

/** The pieces on a space, lowest first. */
export function stack(spaces: readonly number[], space: number): number[] {
  return spaces.map((at, piece) => (at === space ? piece : -1)).filter((piece) => piece >= 0);
}
