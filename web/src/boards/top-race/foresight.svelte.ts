/** What the house says a choice leads to: asked when something is pointed at, a moment later, and never for everything at once. */
import type { Imagined, TopRacePreview, TopRaceReach } from '$lib/wire';

type Asks = (choices: readonly number[]) => Promise<Imagined | null>;

/** A finger or pointer sweeping over the cards asks only where it rests. */
const REST = 90;
const NOTHING: TopRacePreview = { game: 'top-race', reaches: [], path: [], lost: 0, money: [] };

export class Foresight {
  #seen: TopRacePreview = $state.raw(NOTHING);
  /** The position of the token being thought about; 0: none. */
  token = $state(0);

  constructor(readonly asks: () => Asks) {}

  /** For an effect: ask about a choice (null: nothing), and forget it when another is asked about. */
  ask(number: number | null): () => void {
    this.#seen = NOTHING;
    if (number === null) return () => {};
    let current = true;
    const timer = setTimeout(() => {
      void this.asks()([number]).then((imagined) => {
        if (current && imagined?.preview?.game === 'top-race') this.#seen = imagined.preview;
      });
    }, REST);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }

  get reaches(): readonly TopRaceReach[] {
    return this.#seen.reaches;
  }

  /** Points lost at each end of the car being steered. */
  get lost(): ReadonlyMap<number, number> {
    const [reach] = this.#seen.reaches;
    return new Map(reach?.ends.map((end, i) => [end, reach.lost[i]!]));
  }

  get ways(): ReadonlyMap<number, readonly number[]> {
    const [reach] = this.#seen.reaches;
    return new Map(reach?.ends.map((end, i) => [end, reach.ways[i]!]));
  }

  /** What a token pays when it is reached. */
  get money(): number | null {
    return this.#seen.money[0] ?? null;
  }
}
