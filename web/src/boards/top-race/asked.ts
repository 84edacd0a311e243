/** The choices of Top Race as the board touches them: looked up by what they do. */
import type { TopRaceMove, TopRaceScenery } from '$lib/wire';
import type { BoardProps } from '../contract';

export type RaceChoice = BoardProps<never, TopRaceMove, never>['choices'][number];
export type Question =
  'bid' | 'place' | 'token' | 'hand' | 'car' | 'card' | 'line' | 'gold' | 'link' | 'drive' | 'bet' | 'draw' | 'none';

/**
 * Only for asking what a choice that is not on offer would lead to (a card out of turn, the car already being driven), as previews go by
 * number: the first number of each kind, as in games/top_race/numbers.py, where they never change.
 */
export const NUMBERS = { card: 100, gold: 146, accelerate: 152 };

/** `view.ask` while drivers are sold: a bid, or the hand and the car of a lot that was bought. */
export const ASK_BID = 1;
export const ASK_HAND = 4;
export const ASK_CAR = 5;
/** `view.ask` when a gold number asks for its car, and when all lay a card face down at once. */
export const ASK_GOLD = 8;
export const ASK_SECRET = 13;

const QUESTIONS: Record<TopRaceMove['move'], Question> = {
  pass: 'bid',
  bid: 'bid',
  place: 'place',
  token: 'token',
  hand: 'hand',
  'take-car': 'car',
  card: 'card',
  line: 'line',
  gold: 'gold',
  accelerate: 'link',
  'break-down': 'link',
  drive: 'drive',
  finish: 'drive',
  bet: 'bet',
  draw: 'draw',
};

export function asked(choices: readonly RaceChoice[]): Question {
  const first = choices[0];
  return first ? QUESTIONS[first.move.move] : 'none';
}

type Of<T extends TopRaceMove['move']> = RaceChoice & { move: Extract<TopRaceMove, { move: T }> };

/** The choices of one kind, with their moves' own fields. */
export function ofKind<T extends TopRaceMove['move']>(choices: readonly RaceChoice[], kind: T): Of<T>[] {
  return choices.filter((choice): choice is Of<T> => choice.move.move === kind);
}

export function cardOf(choices: readonly RaceChoice[], kind: number): RaceChoice | undefined {
  return ofKind(choices, 'card').find(({ move }) => move.card === kind);
}

/** The space a choice drives to or puts a car on: the number of spaces for the finish, -1 for anything else. */
export function endOf({ move }: RaceChoice, spaces: number): number {
  if (move.move === 'finish') return spaces;
  return move.move === 'drive' || move.move === 'place' ? move.space : -1;
}

/** Putting a car on a space of the grid, or driving it to any space, as a move to ask about. */
export function moveTo(question: Question, space: number, plan: TopRaceScenery): TopRaceMove {
  const lane = plan.lane[space]! + 1;
  if (question === 'place' && plan.grid.includes(space))
    return { move: 'place', space, row: plan.line - plan.last[space]! + 1, lane };
  return { move: 'drive', space, column: plan.first[space]!, lane };
}
