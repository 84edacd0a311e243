/** What a level is worth, as the bench measured it: one of its bots among those of the level below. */
import type { Level } from './seats';
import { LEVELS } from './vocabulary/house';
import { STRENGTHS } from './vocabulary/strengths';

export interface Strength {
  below: Level;
  seats: number;
  win: number;
  low: number;
  high: number;
  /** What equals would win, of a hundred games. */
  fair: number;
}

type Measured = Readonly<Record<string, readonly number[]>>;

/** For these rules, or else for others of the same game; null for the lowest level, and where nothing was measured. */
export function strengthOf(level: Level, game: string, set: string): Strength | null {
  const below = LEVELS[LEVELS.indexOf(level) - 1];
  if (!below) return null;
  const measured = (STRENGTHS as Readonly<Record<string, Measured>>)[level] ?? {};
  const others = Object.keys(measured).find((name) => name.split('/')[0] === game);
  const found = measured[`${game}/${set}`] ?? measured[game] ?? measured[others ?? ''];
  if (!found) return null;
  const [seats, win, low, high] = found as [number, number, number, number];
  return { below, seats, win, low, high, fair: Math.round(100 / seats) };
}
