/** The choices of Espresso Doppio as the board touches them: two spaces and types, a piece and a space, a card. */
import type { EspressoDoppioMove } from '$lib/wire';
import type { BoardProps } from '../contract';

export type EspressoChoice = BoardProps<never, EspressoDoppioMove, never>['choices'][number];

export function exchangeOf(
  choices: readonly EspressoChoice[],
  a: number,
  b: number,
  types: readonly number[],
): EspressoChoice | undefined {
  const [left, right] = a < b ? [a, b] : [b, a];
  return choices.find(
    ({ move }) =>
      move.move === 'exchange' &&
      move.left === left &&
      move.right === right &&
      move.types.length === types.length &&
      move.types.every((type) => types.includes(type)),
  );
}

/** All types that can change places between two spaces together. */
export function typesBetween(choices: readonly EspressoChoice[], a: number, b: number): number[] {
  return [0, 1, 2].filter((type) => exchangeOf(choices, a, b, [type]));
}

export function placeOf(choices: readonly EspressoChoice[], piece: number, space: number): EspressoChoice | undefined {
  return choices.find(({ move }) => move.move === 'place' && move.piece === piece && move.space === space);
}

export function scoreOf(choices: readonly EspressoChoice[], card: number): EspressoChoice | undefined {
  return choices.find(({ move }) => move.move === 'score' && move.card === card + 1);
}

export function stopOf(choices: readonly EspressoChoice[]): EspressoChoice | undefined {
  return choices.find(({ move }) => move.move === 'stop');
}

export const mayExchange = (choices: readonly EspressoChoice[]) => choices.some(({ move }) => move.move === 'exchange');
