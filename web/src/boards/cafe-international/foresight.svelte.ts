/** What choices would bring, asked of the house when somebody reaches for them, and remembered until the café changes. */
import type { CafeInternationalPreview, Imagined } from '$lib/wire';

export class Foresight {
  #step = -1;
  #wanted = new Set<number>();
  known: ReadonlyMap<number, CafeInternationalPreview> = $state.raw(new Map());

  constructor(readonly ask: (choices: readonly number[]) => Promise<Imagined | null>) {}

  /** Ask about these, at this step of the game; nothing is asked twice. */
  want(step: number, numbers: Iterable<number>): void {
    if (step !== this.#step) {
      this.#step = step;
      this.#wanted.clear();
      this.known = new Map();
    }
    for (const number of numbers) {
      if (this.#wanted.has(number)) continue;
      this.#wanted.add(number);
      void this.#learn(step, number);
    }
  }

  async #learn(step: number, number: number): Promise<void> {
    const preview = (await this.ask([number]))?.preview;
    if (step !== this.#step) return;
    if (preview?.game === 'cafe-international') this.known = new Map([...this.known, [number, preview]]);
    else this.#wanted.delete(number);
  }
}
