/** The choices of Café Race as the board touches them. */
import type { CafeRaceMove } from '$lib/wire';
import type { BoardProps } from '../contract';

export type RaceChoice = BoardProps<never, CafeRaceMove, never>['choices'][number];
export type Question = 'thrust' | 'die' | 'bid' | 'none';

/** Choice numbers never change: thrust 1–6, die 1–6, bid 1–6, pass. Only needed to ask why something is not among the choices. */
export const NUMBERS = { thrust: 0, die: 6, bid: 12, pass: 18 };

export function asked(choices: readonly RaceChoice[]): Question {
  const kinds = choices.map(({ move }) => move.move);
  if (kinds.includes('thrust')) return 'thrust';
  if (kinds.includes('die')) return 'die';
  return kinds.length > 0 ? 'bid' : 'none';
}

/** The thrust or bid a number stands for; 0 for anything else. */
export function thrustOf(number: number | null): number {
  if (number === null || number < 0) return 0;
  if (number < NUMBERS.die) return number + 1;
  return number >= NUMBERS.bid && number < NUMBERS.pass ? number - NUMBERS.bid + 1 : 0;
}

export function dieOf(number: number | null): number {
  return number !== null && number >= NUMBERS.die && number < NUMBERS.bid ? number - NUMBERS.die + 1 : 0;
}
