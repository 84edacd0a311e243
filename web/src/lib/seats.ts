/** Seats and their colours. */
import type { Colour, Player } from '../boards/contract';
import type { PlayState, SeatState, TableState } from './wire';

export const COLOURS: readonly Colour[] = ['blue', 'red', 'yellow', 'green', 'black', 'white'];

export function colourOf(seat: number): Colour {
  return COLOURS[seat % COLOURS.length]!;
}

/** Cars have the colours in Top Race; players there are told apart by name alone. */
export function colouredSeats(game: string): boolean {
  return game !== 'top-race';
}

/** What one point of a score stands for: Top Race counts its money in thousands, but children race for none. */
export function worthOf(game: string, options: TableState['options']): number {
  return game === 'top-race' && !('children' in options && options.children) ? 1000 : 1;
}

export function playersOf(seats: readonly SeatState[], play: PlayState): Player[] {
  return seats.map(({ seat, name, mine, kind, held }) => ({
    seat,
    name,
    mine,
    bot: kind === 'bot' || held,
    colour: colourOf(seat),
    waiting: play.waiting.includes(seat),
    score: play.scores[seat] ?? null,
  }));
}

/** Regulars of the house: the names bots go by. */
export const REGULARS: readonly string[] = [
  'Colette',
  'Marcel',
  'Odile',
  'Basile',
  'Suzon',
  'Gaspard',
  'Mireille',
  'Anatole',
];

/** A name nobody at the table has yet. */
export function regular(taken: readonly string[]): string {
  return REGULARS.find((name) => !taken.includes(name)) ?? '';
}

/**
 * Seconds until a bot may hold the seat, told in the second half of the house's patience: null while a line may only have blinked, or its
 * holder (`since` 0) is here.
 */
export function untilHeld(since: number, now: number, patience: number): number | null {
  if (since === 0 || now - since < patience / 2) return null;
  return Math.max(0, Math.ceil((since + patience - now) / 1000));
}
