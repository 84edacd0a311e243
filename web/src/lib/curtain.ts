/** Whose turn it is to see a screen that several people share. */
import type { PlayState, SeatState } from './wire';

/** The seats played on this device. */
export function seatsHere(seats: readonly SeatState[]): number[] {
  return seats
    .filter((seat) => seat.mine && !seat.held && (seat.kind === 'person' || seat.kind === 'screen'))
    .map(({ seat }) => seat);
}

/**
 * The seat that should see the table now. Stays with the present one while it has something to choose (or nobody here has), else goes to the next one
 * round the table that has.
 */
export function turnTo(here: readonly number[], waiting: readonly number[], present: number): number {
  if (here.length === 0) return -1;
  const owing = here.filter((seat) => waiting.includes(seat));
  if (here.includes(present) && (owing.includes(present) || owing.length === 0)) return present;
  return owing.find((seat) => seat > present) ?? owing[0] ?? here[0]!;
}

/** A curtain is drawn when the screen passes from one person's eyes to another's. */
export function needsCurtain(here: readonly number[], play: PlayState | null, next: number): boolean {
  return here.length > 1 && play !== null && !play.over && play.seat !== next;
}
