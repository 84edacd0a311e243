/** Finds a game's board. Each is a chunk of its own; a game without one is played on the plain table. */
import { fetched } from '$lib/renew';
import type { BoardModule } from './contract';

const modules = import.meta.glob<BoardModule>('./*/index.ts');

export async function loadBoard(game: string): Promise<BoardModule | null> {
  const module = modules[`./${game}/index.ts`];
  return module ? fetched(module) : null;
}
