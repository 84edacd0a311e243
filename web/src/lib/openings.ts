/** How somebody likes to play each game against bots: said once, kept in this browser. */
import type { GameName } from './language.svelte';
import type { Level } from './seats';
import { COMPANY, LEVELS } from './vocabulary/house';
import type { NewTable } from './wire';

export interface Opening {
  /** Everybody at the table, oneself included. */
  seats: number;
  level: Level;
  /** The rule set, and the options it stands for: what was kept can be opened without asking. */
  set: string;
  options: NonNullable<NewTable['options']>;
}

const KEY = 'comptoir-openings';

type Kept = Partial<Record<GameName, Opening>>;

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    // A broken or forbidden storage only means the usual.
    return {};
  }
}

export function openingOf(game: GameName): Opening {
  const found = kept()[game];
  if (found && Number.isInteger(found.seats) && found.seats > 0 && LEVELS.includes(found.level)) return found;
  return { seats: COMPANY[game], level: 'regular', set: 'basic', options: {} };
}

/** Null: as usual again. */
export function keepOpening(game: GameName, opening: Opening | null): void {
  const all = kept();
  if (opening) all[game] = opening;
  else delete all[game];
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Then it is said again next time.
  }
}

/** As many as wished, or the nearest number the rules allow. */
export function nearest(allowed: readonly number[], wished: number): number {
  const best = [...allowed].sort((a, b) => Math.abs(a - wished) - Math.abs(b - wished))[0];
  return best ?? wished;
}
