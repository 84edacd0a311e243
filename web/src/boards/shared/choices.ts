/** Choices as boards look them up: by what they do, never by their number. */
import type { AnyMove, Choice } from '$lib/wire';

/** A choice of a game whose moves are `M`. */
export type ChoiceOf<M extends AnyMove> = Omit<Choice, 'move'> & { move: M };

type Of<M extends AnyMove, K extends M['move']> = ChoiceOf<M> & { move: Extract<M, { move: K }> };

/** The choices of one kind, with their moves' own fields. */
export function ofKind<M extends AnyMove, K extends M['move']>(choices: readonly ChoiceOf<M>[], kind: K): Of<M, K>[] {
  return choices.filter((choice): choice is Of<M, K> => choice.move.move === kind);
}

/** The choice of this number, if it is on offer. */
export function numbered<M extends AnyMove>(
  choices: readonly ChoiceOf<M>[],
  number: number | null,
): ChoiceOf<M> | undefined {
  return choices.find((choice) => choice.number === number);
}
