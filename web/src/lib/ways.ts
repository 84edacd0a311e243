/** What can be done about a table, by where its game stands and who sits there. */
import type { TableLine } from './wire';

export type Phase = TableLine['phase'];
export type WayOut = 'leave' | 'stop' | 'stop-ask' | 'hide' | 'remove';

/** `alone`: nobody else but bots sits there. */
export function waysOut(phase: Phase, alone: boolean): WayOut[] {
  if (phase === 'lobby') return alone ? ['remove'] : ['leave'];
  if (phase === 'over' || phase === 'ended') return alone ? ['hide', 'remove'] : ['hide'];
  if (phase === 'dealing') return [];
  return alone ? ['stop', 'remove'] : ['stop-ask'];
}
