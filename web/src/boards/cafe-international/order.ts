/** Guests by nation, as the language on screen spells and sorts them: the hand, the list of choices and the table in words agree. */
import { inWords, t } from '$lib/language.svelte';
import { NATIONS, nationKey } from './nations';
import type { CafeChoice } from './asked';

/** Every kind of guest's place in that order. */
export function ranks(): number[] {
  const order = new Intl.Collator(inWords());
  const nations = NATIONS.map((_, nation) => nation);
  const names = nations.map((nation) => t(nationKey(nation)));
  const sorted = [...nations].sort((a, b) => order.compare(names[a]!, names[b]!));
  return nations.flatMap((nation) => [0, 1].map((sex) => 2 * sorted.indexOf(nation) + sex));
}

/** What is chosen about guests, in the order of the hand; the rest, after it, as it came. */
export function sorted(choices: readonly CafeChoice[]): CafeChoice[] {
  const found = ranks();
  const rank = ({ move }: CafeChoice) => ('guest' in move ? found[move.guest]! : found.length);
  return [...choices].sort((a, b) => rank(a) - rank(b));
}
