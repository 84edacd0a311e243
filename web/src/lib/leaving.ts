/** Ways out of a table: what can be done about one that somebody no longer wants. */
import { api, Trouble } from './api';
import { unguessable } from './ids';
import type { WayOut } from './ways';
import type { Logged } from './wire';

const HIDDEN = 'comptoir-hidden';

export function hidden(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(HIDDEN) ?? '[]');
    return Array.isArray(found) ? found.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function hide(id: string): void {
  try {
    // The oldest are off the list by themselves by then.
    localStorage.setItem(HIDDEN, JSON.stringify([...hidden().slice(-199), id]));
  } catch {
    // Then it stays on the list.
  }
}

type Wish<T = Logged> = T extends { id: string } ? Omit<T, 'id'> : never;

async function say(id: string, wish: Wish): Promise<void> {
  const answer = await api.command(id, { ...wish, id: unguessable() } as Logged);
  if (answer.type === 'refused') throw new Trouble(answer.words, 409);
}

async function leave(id: string): Promise<void> {
  const { table } = await api.snapshot(id);
  for (const { seat, mine } of table.seats)
    if (mine) await say(id, { type: 'set-seat', seat, kind: 'open', level: 'regular', name: '' });
}

export async function goOut(id: string, way: WayOut): Promise<void> {
  if (way === 'hide') hide(id);
  else if (way === 'remove') await api.remove(id);
  else if (way === 'leave') await leave(id);
  else await say(id, { type: 'end' });
}
