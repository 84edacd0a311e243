/** The bill of one turn: a line for every guest seated, and their sum. Built from what is told, for the view knows only the sum. */
import type { CafeInternationalEvent } from '$lib/wire';
import type { Person } from './cast';

export interface Line {
  id: number;
  person: Person | null;
  /** What each table paid. */
  parts: readonly { nation: number; points: number }[];
  points: number;
  /** The guest opened a table: it pays nothing itself. */
  opens: boolean;
}

export interface Bill {
  /** Whose turn it is or was; -1 before anybody's. */
  seat: number;
  lines: readonly Line[];
  /** Points made this turn before this screen was watching. */
  earlier: number;
  sum: number;
  /** The turn is over. */
  closed: boolean;
  /** What was done instead of seating anybody. */
  instead: 'drew' | 'face-down' | null;
}

export function reopened(seat: number, earlier: number): Bill {
  return { seat, lines: [], earlier, sum: earlier, closed: seat < 0, instead: null };
}

export function closed(bill: Bill): Bill {
  return bill.closed ? bill : { ...bill, closed: true };
}

/** A turn spent without seating anybody. */
export function spent(seat: number, instead: 'drew' | 'face-down'): Bill {
  return { ...reopened(seat, 0), closed: true, instead };
}

type Paying = Extract<CafeInternationalEvent, { event: 'seated' | 'opened' | 'joined' | 'salon' }>;

/** The bill with one more line; a new one when somebody else's turn has begun. */
export function added(bill: Bill, seat: number, event: Paying, person: Person | null = null): Bill {
  const open = bill.closed || bill.seat !== seat ? reopened(seat, 0) : bill;
  const parts =
    event.event === 'seated'
      ? event.points.map((points, i) => ({ nation: event.nations[i]!, points }))
      : event.event === 'salon'
        ? [{ nation: event.nation, points: event.points }]
        : [];
  const points = parts.reduce((all, part) => all + part.points, 0);
  const line = { id: open.lines.length, person, parts, points, opens: event.event === 'opened' };
  return { ...open, closed: false, lines: [...open.lines, line], sum: open.sum + points };
}
