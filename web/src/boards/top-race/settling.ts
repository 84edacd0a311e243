/** The money table of a race, filled payment by payment while it is being paid out. */
import { COLUMN_WORDS as COLUMNS } from '$lib/vocabulary/top-race';
import type { TopRaceEvent, TopRaceView } from '$lib/wire';
import { add } from '../shared/lists';

export type Column = (typeof COLUMNS)[number];

export interface Settling {
  race: number;
  /** What each seat had when the race began. */
  before: number[];
  columns: Record<Column, number[]>;
  /** The payment that came last. */
  seat: number;
  column: Column | null;
  ranks: number[];
}

/** The headings a rule set has. */
export function columnsOf({ options }: TopRaceView): Column[] {
  return COLUMNS.filter((column) => (column !== 'bets' || options.bets) && (column !== 'tokens' || options.tokens));
}

/** One line of the view's ledger: what a race brought each seat under one heading. */
function entered(view: TopRaceView, race: number, column: Column): number[] {
  const from = (race * COLUMNS.length + COLUMNS.indexOf(column)) * view.seats;
  return view.ledger.slice(from, from + view.seats);
}

/** The table just before anything of this race is paid out: only the drivers have cost something. */
export function opened(view: TopRaceView): Settling {
  const drivers = entered(view, view.race, 'drivers');
  const none = view.money.map(() => 0);
  return {
    race: view.race,
    before: view.money.map((money, seat) => money - drivers[seat]!),
    columns: { drivers, prizes: none, bets: none, tokens: none },
    seat: -1,
    column: null,
    ranks: [],
  };
}

const PAYMENTS: Partial<Record<TopRaceEvent['event'], Column>> = {
  prize: 'prizes',
  'bet-paid': 'bets',
  'token-paid': 'tokens',
};

export function settled(table: Settling, event: TopRaceEvent): Settling {
  if (event.event === 'match-over') {
    const ranks = [...table.ranks];
    ranks[event.seat] = event.rank;
    return { ...table, column: null, seat: -1, ranks };
  }
  const column = PAYMENTS[event.event];
  if (!column || !('amount' in event)) return table;
  const paid = add(table.columns[column], event.seat, event.amount);
  return { ...table, seat: event.seat, column, columns: { ...table.columns, [column]: paid } };
}

/** A race of the match that is over, from the ledger: what each had before it is what remains without it and all that came later. */
export function finished(view: TopRaceView, race: number): Settling {
  const since = Array.from({ length: view.race - race + 1 }, (_, later) => race + later);
  const gained = (seat: number) =>
    since.reduce(
      (sum, number) => sum + COLUMNS.reduce((all, column) => all + entered(view, number, column)[seat]!, 0),
      0,
    );
  const columns = Object.fromEntries(COLUMNS.map((column) => [column, entered(view, race, column)]));
  return {
    race,
    before: view.money.map((money, seat) => money - gained(seat)),
    columns: columns as Record<Column, number[]>,
    seat: -1,
    column: null,
    ranks: [],
  };
}

export function total(table: Settling, seat: number): number {
  return COLUMNS.reduce((sum, column) => sum + table.columns[column][seat]!, table.before[seat]!);
}
