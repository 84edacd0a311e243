/** The choices of Top Race as the board touches them: looked up by what they do. */
import type { TopRaceMove, TopRaceScenery } from '$lib/wire';
import { ofKind, type ChoiceOf } from '../shared/choices';

export type RaceChoice = ChoiceOf<TopRaceMove>;
export type Question =
  'bid' | 'place' | 'token' | 'hand' | 'car' | 'card' | 'line' | 'gold' | 'link' | 'drive' | 'bet' | 'draw' | 'none';

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
  return { move: 'drive', space, column: plan.first[space]! + 1, lane };
}
