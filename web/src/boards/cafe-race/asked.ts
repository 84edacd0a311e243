/** The choices of Café Race as the board touches them: looked up by what they do, never by their number. */
import type { CafeRaceMove } from '$lib/wire';
import type { ChoiceOf } from '../shared/choices';

export type RaceChoice = ChoiceOf<CafeRaceMove>;
export type Question = 'thrust' | 'die' | 'bid' | 'none';

export function asked(choices: readonly RaceChoice[]): Question {
  const kinds = choices.map(({ move }) => move.move);
  if (kinds.includes('thrust')) return 'thrust';
  if (kinds.includes('die')) return 'die';
  return kinds.length > 0 ? 'bid' : 'none';
}

/** The thrust a move turns the die to or bids; 0 for any other. */
export function thrustOf(move: CafeRaceMove | undefined): number {
  return move?.move === 'thrust' || move?.move === 'bid' ? move.thrust : 0;
}

/** The speed die a move puts up for auction; 0 for any other. */
export function dieOf(move: CafeRaceMove | undefined): number {
  return move?.move === 'die' ? move.die : 0;
}
