/** Seats and their colours. */
import type { Colour, Player } from '../boards/contract';
import { LEVELS, REGULARS } from './vocabulary/house';
import type { PlayState, SeatState, TableState } from './wire';

export const COLOURS: readonly Colour[] = ['blue', 'red', 'yellow', 'green', 'black', 'white'];

export function colourOf(seat: number): Colour {
  return COLOURS[seat % COLOURS.length]!;
}

/** Cars have the colours in Top Race; players there are told apart by name alone. */
export function colouredSeats(game: string): boolean {
  return game !== 'top-race';
}

/** Top Race is scored in money, but children race for none. */
export function forMoney(game: string, options: TableState['options']): boolean {
  return game === 'top-race' && !('children' in options && options.children);
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

export type Level = (typeof LEVELS)[number];

/** Names for people who have not said theirs: at home in a café, the same in every language, and none of them a bot's. */
const VISITORS: readonly string[] = (
  'Agathe Alma Auguste Camille Carmen Céleste Charlie Clara Édith Emma Félix Flora ' +
  'Gabin Hugo Inès Iris Joséphine Jules Lola Louise Lucien Margot Max Mina Nestor ' +
  'Nina Octave Oscar Pablo Paloma Rosa Sacha Simone Théo Victor Violette Zoé'
).split(' ');

/** A name for somebody who has not said his, unlike those at the table. */
export function visitor(taken: readonly string[], random: () => number = Math.random): string {
  const free = VISITORS.filter((name) => !taken.includes(name));
  return free[Math.floor(random() * free.length)] ?? '';
}

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
