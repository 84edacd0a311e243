/** The table of the day for the train: today's and tomorrow's are fetched while there is a network, and kept until the pocket opens. */
import { ask } from '$lib/doors';
import { ALONE, isAway, isTaken } from '$lib/pocket.svelte';
import type { DealtAhead } from '$lib/wire';

const KEY = 'comptoir-ahead';
const DAY = 86_400_000;

/** What was fetched, as it came. */
export function dealtAhead(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function reachesTomorrow(): boolean {
  const tomorrow = new Date(Date.now() + DAY).toISOString().slice(0, 10);
  return (JSON.parse(dealtAhead() ?? '{"days":[]}') as DealtAhead).days.some(({ date }) => date === tomorrow);
}

async function fetched(): Promise<void> {
  const answer = await ask('/api/day/ahead', { headers: { Accept: 'application/json' } }, true);
  if (answer.ok) localStorage.setItem(KEY, await answer.text());
}

/** Once a day, when the page has nothing else to do; without it the date deals. */
export function fetchAhead(): void {
  if (ALONE || !isTaken() || isAway() || reachesTomorrow()) return;
  const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1_000));
  idle(() => void fetched().catch(() => undefined));
}
