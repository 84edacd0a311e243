/** All the tables there are for me: the house's, and those in the pocket, which need nobody to be woken. */
import { tables } from './ahead';
import { api } from './api';
import { learnWords } from './language.svelte';
import { ALONE, hasPocket } from './pocket.svelte';
import type { Tables } from './wire';

export async function listed(): Promise<Tables> {
  if (!hasPocket()) return tables();
  const none: Tables = { mine: [], public: [] };
  // Without a network the list is there at once; the pocket itself opens meanwhile.
  const found = ALONE ? none : await api.houseTables().catch(() => none);
  const [{ kept }] = await Promise.all([import('../pocket/kept'), learnWords(['pocket'])]);
  const known = new Set(found.mine.map(({ id }) => id));
  return { ...found, mine: [...found.mine, ...(await kept()).filter(({ id }) => !known.has(id))] };
}
