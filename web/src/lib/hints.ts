/** Advice as it is shown: sorted by what is written beside it, and equal where that is equal. */
import type { Advised } from './wire';

export interface Hint {
  number: number;
  words: Advised['words'];
  /** How often one wins with it, of a hundred games. */
  percent: number;
  /** As good as the best, as far as can be told. */
  equal: boolean;
}

/** So many are worth reading. */
const MOST = 3;

export function hinted(advice: readonly Advised[]): Hint[] {
  const read = advice.map(({ number, words, win }) => ({ number, words, percent: Math.round(win / 10) }));
  // Sorting is stable: of equal ones the adviser's first comes first.
  const best = read.sort((a, b) => b.percent - a.percent).slice(0, MOST);
  const level = best.filter(({ percent }) => percent === best[0]!.percent).length > 1;
  return best.map((hint) => ({ ...hint, equal: level && hint.percent === best[0]!.percent }));
}
