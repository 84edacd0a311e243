/** What a forecast says in a few sentences: only what stands out of its doubt. */
import type { Forecast, Measured } from './wire';
import type { Say } from './words';

/** Two figures differ when their doubts do not touch. */
const apart = (a: Measured, b: Measured) => Math.abs(a.value - b.value) > a.doubt + b.doubt;
/** Fewer games say nothing yet. */
const FEWEST = 40;
/** A difference of a few percent is none at a table. */
const TRIFLE = 5;

export function sentences(here: Forecast, standard: Forecast | null): Say[] {
  if (here.games < FEWEST || (standard && standard.games < FEWEST)) return [];
  return [...(standard ? [lengthOf(here, standard), ...scoresOf(here, standard)] : []), ...seatsOf(here)];
}

function lengthOf(here: Forecast, standard: Forecast): Say {
  const percent = Math.round((here.length.value / standard.length.value - 1) * 100);
  if (!apart(here.length, standard.length) || Math.abs(percent) < TRIFLE) return { key: 'forecast-as-long' };
  return { key: percent > 0 ? 'forecast-longer' : 'forecast-shorter', args: { percent: Math.abs(percent) } };
}

function scoresOf(here: Forecast, standard: Forecast): Say[] {
  if (here.seats.length === 0 || !apart(here.lead, standard.lead)) return [];
  return [{ key: here.lead.value < standard.lead.value ? 'forecast-closer' : 'forecast-wider' }];
}

function seatsOf({ seats }: Forecast): Say[] {
  if (seats.length === 0) return [];
  const fair = 1 / seats.length;
  const best = seats.reduce((most, one, seat) => (one.value > seats[most]!.value ? seat : most), 0);
  const { value, doubt } = seats[best]!;
  // The best of several looks better than it is: one more doubt is taken off.
  if (value - 1.4 * doubt <= fair) return [{ key: 'forecast-seat-none' }];
  const percent = (part: number) => Math.round(part * 100);
  return [{ key: 'forecast-seat-best', args: { n: best + 1, percent: percent(value), fair: percent(fair) } }];
}
