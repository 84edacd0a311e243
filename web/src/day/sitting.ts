/** Sitting down at today's table of a game. */
import { api } from '$lib/api';
import { introduce } from '$lib/me.svelte';
import { go } from '$lib/router.svelte';

export async function sitDown(game: string, practice = false): Promise<void> {
  await introduce();
  const made = await api.sitDown(game, practice);
  go(`/t/${made.id}`);
}
