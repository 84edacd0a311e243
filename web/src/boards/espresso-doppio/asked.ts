/** The choices of Espresso Doppio as the board touches them: two spaces and types, a piece and a space, a card. */
import type { EspressoDoppioMove } from '$lib/wire';
import { ofKind, type ChoiceOf } from '../shared/choices';
import { TYPES } from './pieces';

export type EspressoChoice = ChoiceOf<EspressoDoppioMove>;

export function exchangeOf(
  choices: readonly EspressoChoice[],
  a: number,
  b: number,
  types: readonly number[],
): EspressoChoice | undefined {
  const [left, right] = a < b ? [a, b] : [b, a];
  return ofKind(choices, 'exchange').find(
    ({ move }) =>
      move.left === left &&
      move.right === right &&
      move.types.length === types.length &&
      move.types.every((type) => types.includes(type)),
  );
}

/** All types that can change places between two spaces together. */
export function typesBetween(choices: readonly EspressoChoice[], a: number, b: number): number[] {
  return TYPES.filter((type) => exchangeOf(choices, a, b, [type]));
}

export function placeOf(choices: readonly EspressoChoice[], piece: number, space: number): EspressoChoice | undefined {
  return ofKind(choices, 'place').find(({ move }) => move.piece === piece && move.space === space);
}

export function scoreOf(choices: readonly EspressoChoice[], card: number): EspressoChoice | undefined {
  return ofKind(choices, 'score').find(({ move }) => move.card === card + 1);
}

export function stopOf(choices: readonly EspressoChoice[]): EspressoChoice | undefined {
  return ofKind(choices, 'stop')[0];
}

export const mayExchange = (choices: readonly EspressoChoice[]) => ofKind(choices, 'exchange').length > 0;
