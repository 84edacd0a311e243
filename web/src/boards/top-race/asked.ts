/** The choices of Top Race as the board touches them. */
import type { TopRaceMove } from '$lib/wire';
import type { BoardProps } from '../contract';

export type RaceChoice = BoardProps<never, TopRaceMove, never>['choices'][number];
export type Question =
  'bid' | 'place' | 'token' | 'hand' | 'car' | 'card' | 'line' | 'gold' | 'link' | 'drive' | 'bet' | 'draw' | 'none';

/** Choice numbers never change; needed to ask for previews, and why something is not among the choices. */
export const NUMBERS = { card: 100, gold: 146, accelerate: 152, place: 160, take: 172, drive: 385 };

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

/** The space a choice drives to or puts a car on: the number of spaces for the finish, -1 for anything else. */
export function endOf({ move }: RaceChoice, spaces: number): number {
  if (move.move === 'finish') return spaces;
  return move.move === 'drive' || move.move === 'place' ? move.space : -1;
}
