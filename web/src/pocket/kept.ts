/** The tables in the pocket, as its house last noted them for this list: nobody is woken to show it. */
import type { TableLine } from '$lib/wire';
import { open, read } from './drawer';

export async function kept(): Promise<TableLine[]> {
  const database = await open();
  const lines = (await read(database, 'line/')).map(([, text]) => JSON.parse(text) as TableLine);
  database.close();
  return lines.filter(({ mine }) => mine).sort((a, b) => b.changed - a.changed);
}
