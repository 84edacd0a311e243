/** Advice as it is shown: sorted by what is written beside it, and equal where that is equal. */
import type { Advised } from './wire';

export interface Hint {
  number: number;
  words: Advised['words'];
  /** How often one wins with it, of a hundred games; alone at the table, the score to expect. */
  figure: number;
  why: Advised['why'];
  /** As good as the best, as far as can be told. */
  equal: boolean;
}

/** So many are worth reading. */
const MOST = 3;

export function hinted(advice: readonly Advised[], alone = false): Hint[] {
  const read = advice.map(({ number, words, win, score, why }) => ({
    number,
    words,
    figure: Math.round((alone ? score : win) / 10),
    why,
  }));
  // Sorting is stable: of equal ones the adviser's first comes first.
  const best = read.sort((a, b) => b.figure - a.figure).slice(0, MOST);
  const level = best.filter(({ figure }) => figure === best[0]!.figure).length > 1;
  return best.map((hint) => ({ ...hint, equal: level && hint.figure === best[0]!.figure }));
}
