/** A review while it is worked out: each answer goes further than the one before, until it is done. */
import { api, Trouble } from '$lib/api';
import type { ReviewState } from '$lib/wire';
import type { Say } from '$lib/words';

export class Following {
  review: ReviewState | null = $state.raw(null);
  trouble: Say | null = $state.raw(null);
  #following = false;

  constructor(readonly table: string) {}

  async follow(): Promise<void> {
    if (this.#following) return;
    this.#following = true;
    this.trouble = null;
    try {
      while (this.#following && !this.review?.done)
        this.review = await api.review(this.table, this.review?.number ?? 0);
    } catch (error) {
      this.trouble = error instanceof Trouble ? error.words : { key: 'shell-trouble-server' };
    }
    this.#following = false;
  }

  stop(): void {
    this.#following = false;
  }
}
