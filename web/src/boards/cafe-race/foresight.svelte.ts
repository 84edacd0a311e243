/** Where a thrust would carry my clerk with each speed die, and how likely it spills; asked of the house when one is looked at. */
import type { CafeRaceLanding, Imagined } from '$lib/wire';

type Asks = (choices: readonly number[]) => Promise<Imagined | null>;

export class Foresight {
  landings: readonly CafeRaceLanding[] = $state.raw([]);

  constructor(readonly asks: () => Asks) {}

  /** For an effect: ask about a choice (null: nothing), and forget it when another is looked at. */
  ask(number: number | null): () => void {
    if (number === null) this.landings = [];
    let current = number !== null;
    if (number !== null)
      void this.asks()([number]).then((imagined) => {
        if (current && imagined?.preview?.game === 'cafe-race') this.landings = imagined.preview.landings;
      });
    return () => (current = false);
  }
}
