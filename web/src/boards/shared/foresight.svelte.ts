/** What the house says choices would lead to: asked about what somebody reaches for, and remembered until the game moves on. */
import type { AnyPreview, Imagined } from '$lib/wire';

type Asks = (choices: readonly number[]) => Promise<Imagined | null>;
type Found<P> = Imagined & { preview: P };

/** Whose eyes see which step of the game. */
export interface Now {
  seat: number;
  step: number;
}

export class Foresight<P extends AnyPreview> {
  #known: ReadonlyMap<number, Found<P>> = $state.raw(new Map());
  #asked = new Set<number>();
  #now: Now = { seat: -1, step: -1 };

  constructor(
    readonly game: P['game'],
    readonly asks: () => Asks,
  ) {}

  of(number: number | null | undefined): P | undefined {
    return this.imagined(number)?.preview;
  }

  imagined(number: number | null | undefined): Found<P> | undefined {
    return typeof number === 'number' ? this.#known.get(number) : undefined;
  }

  /** Ask about these as things stand now; nothing is asked twice. */
  want({ seat, step }: Now, numbers: Iterable<number>): void {
    if (seat !== this.#now.seat || step !== this.#now.step) {
      this.#now = { seat, step };
      this.#asked = new Set();
      this.#known = new Map();
    }
    for (const number of numbers) {
      if (this.#asked.has(number)) continue;
      this.#asked.add(number);
      void this.#learn(this.#now, number);
    }
  }

  /** For an effect: ask about one when the finger has rested there this long, in milliseconds. */
  rest(now: Now, number: number | null, long: number): () => void {
    const timer = setTimeout(() => this.want(now, number === null ? [] : [number]), long);
    return () => clearTimeout(timer);
  }

  async #learn(now: Now, number: number): Promise<void> {
    const imagined = await this.asks()([number]);
    if (now !== this.#now) return;
    const { preview } = imagined ?? {};
    if (imagined && preview?.game === this.game)
      this.#known = new Map([...this.#known, [number, { ...imagined, preview: preview as P }]]);
    else this.#asked.delete(number);
  }
}
