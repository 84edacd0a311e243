/** What was offered to each seat of a table: what *why can't I?* can be asked about. A reload does not forget it. */
import type { Choice } from './wire';

type Offered = ReadonlyMap<number, Choice>;

/** The oldest go first; nobody looks through more. */
const MOST = 400;

export class Offers {
  readonly #key: string;
  /** By seat: what one who shares this screen was offered tells the others his cards. */
  readonly #seats: Map<number, Offered>;

  constructor(table: string) {
    this.#key = `comptoir-offers-${table}`;
    this.#seats = new Map(this.#kept().map(([seat, choices]) => [seat, byNumber(choices)]));
  }

  to(seat: number): Offered {
    return this.#seats.get(seat) ?? new Map();
  }

  add(seat: number, choices: readonly Choice[]): void {
    if (choices.length === 0) return;
    const known = this.to(seat);
    const fresh = byNumber(choices);
    const older = [...known.values()].filter(({ number }) => !fresh.has(number));
    this.#seats.set(seat, byNumber([...older, ...choices].slice(-MOST)));
    if (!choices.every(({ number }) => known.has(number))) this.#keep();
  }

  #kept(): [number, Choice[]][] {
    try {
      return JSON.parse(sessionStorage.getItem(this.#key) ?? '[]') as [number, Choice[]][];
    } catch {
      return [];
    }
  }

  #keep(): void {
    const all = [...this.#seats].map(([seat, choices]) => [seat, [...choices.values()]]);
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(all));
    } catch {
      // Without room to keep it, only a reload forgets it.
    }
  }
}

function byNumber(choices: readonly Choice[]): Offered {
  return new Map(choices.map((choice) => [choice.number, choice]));
}
