/** Finds a game's board. Each is a chunk of its own; a game without one is played on the plain table. */
import type { Component } from 'svelte';
import { fetched } from '$lib/renew';
import type { BoardModule } from './contract';

const modules = import.meta.glob<BoardModule>('./*/index.ts');

/** What an option's values look like, where a game draws them: small pictures by the option's name. */
const sketches = import.meta.glob<{ default: Component<{ value: string }> }>('./*/sketches/*.svelte');

export async function loadSketch(game: string, option: string): Promise<Component<{ value: string }> | null> {
  const module = sketches[`./${game}/sketches/${option}.svelte`];
  return module ? (await fetched(module)).default : null;
}

export async function loadBoard(game: string): Promise<BoardModule | null> {
  const module = modules[`./${game}/index.ts`];
  return module ? fetched(module) : null;
}
