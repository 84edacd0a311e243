/** What can be done about a table, by where its game stands and who sits there. */
import type { TableLine } from './wire';

export type Phase = TableLine['phase'];
export type WayOut = 'leave' | 'stop' | 'stop-ask' | 'hide' | 'remove';

/** `alone`: nobody else but bots sits there; `pocketed`: the table is this browser's own, and nothing is deleted there. */
export function waysOut(phase: Phase, alone: boolean, pocketed = false): WayOut[] {
  return everyWay(phase, alone).filter((way) => way !== 'remove' || !pocketed);
}

function everyWay(phase: Phase, alone: boolean): WayOut[] {
  if (phase === 'lobby') return alone ? ['remove'] : ['leave'];
  if (phase === 'over' || phase === 'ended') return alone ? ['hide', 'remove'] : ['hide'];
  if (phase === 'dealing') return [];
  return alone ? ['stop', 'remove'] : ['stop-ask'];
}
