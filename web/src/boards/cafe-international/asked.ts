/** The choices of Café International as the board touches them: looked up by what they do, never by their number. */
import type { CafeInternationalMove } from '$lib/wire';
import { numbered, type ChoiceOf } from '../shared/choices';

export type CafeChoice = ChoiceOf<CafeInternationalMove>;
type Seating = Extract<CafeInternationalMove, { move: 'seat' }>;

/** What can be done now, sorted the way hands reach for it. */
export interface Asked {
  /** By kind of guest, the chairs it may take, each with the number of that choice. */
  seatings: ReadonlyMap<number, ReadonlyMap<number, number>>;
  /** By kind, putting it face down. */
  hidings: ReadonlyMap<number, number>;
  salons: readonly { table: number; sex: number; number: number }[];
  draw: number | null;
  stop: number | null;
  end: number | null;
  any: boolean;
}

export function asked(choices: readonly CafeChoice[]): Asked {
  const seatings = new Map<number, Map<number, number>>();
  const hidings = new Map<number, number>();
  const salons: { table: number; sex: number; number: number }[] = [];
  const plain: Record<'draw' | 'stop' | 'end', number | null> = { draw: null, stop: null, end: null };
  for (const { number, move } of choices) {
    if (move.move === 'seat') {
      const places = seatings.get(move.guest) ?? new Map<number, number>();
      seatings.set(move.guest, places.set(move.place, number));
    } else if (move.move === 'face-down') hidings.set(move.guest, number);
    else if (move.move === 'declare') salons.push({ table: move.table, sex: move.sex, number });
    else plain[move.move] = number;
  }
  return { seatings, hidings, salons, ...plain, any: choices.length > 0 };
}

/** The seating a number stands for, if it is one. */
export function seatingOf(choices: readonly CafeChoice[], number: number | null): Seating | null {
  const move = numbered(choices, number)?.move;
  return move?.move === 'seat' ? move : null;
}

/** The kinds of guests that may take a chair. */
export function kindsFor({ seatings }: Asked, place: number): number[] {
  return [...seatings].filter(([, places]) => places.has(place)).map(([kind]) => kind);
}
