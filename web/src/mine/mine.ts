/** What belongs to me alone: asked for here, so that no table carries it. */
import { api } from '$lib/api';
import type { MyGame, Tables } from '$lib/wire';

/** All finished games, page after page. */
export async function allGames(): Promise<MyGame[]> {
  const found: MyGame[] = [];
  let more = true;
  while (more) {
    const page = await api.myGames(found.at(-1)?.at ?? 0);
    found.push(...page.games);
    more = page.more;
  }
  return found;
}

export const over = (phase: string) => phase === 'over' || phase === 'ended';

/** Games that go on, where I am awaited first. */
export function running({ mine }: Tables): Tables['mine'] {
  return mine.filter(({ phase }) => !over(phase)).sort((a, b) => Number(b.my_turn) - Number(a.my_turn));
}

export function download(name: string, text: string, kind: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: kind }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Everything the house has of mine, as one file: games, progress, tables, and the record of every game it still has. */
export async function everything(): Promise<string> {
  const [me, games, progress, tables] = [await api.me(), await allGames(), await api.progress(), await api.tables()];
  const records: Record<string, string> = {};
  for (const { table, kept } of games) {
    if (kept) records[table] = await api.record(table).catch(() => '');
  }
  return JSON.stringify({ me, games, progress: progress.courses, tables: tables.mine, records }, null, 1);
}
