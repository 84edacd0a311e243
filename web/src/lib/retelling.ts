/** The story is told once: what a later sentence says better is left out, and a deal is folded into one line. */
import type { AnyEvent, Happening } from './wire';

type Kind = AnyEvent['event'];

/** What is told again, and better, in the same breath: to the one it concerns, or to all. */
const BETTER: Partial<Record<Kind, readonly Kind[]>> = {
  chose: ['own-thrust', 'own-card', 'thrust', 'shown'],
  'own-thrust': ['thrust'],
  'own-card': ['shown'],
  drew: ['drawn', 'own-draw'],
  'face-down': ['own-face-down'],
  'bet-made': ['own-bet'],
};
/** Secrets laid open later: from then on nobody need read who had chosen. */
const OPENED: ReadonlySet<Kind> = new Set(['thrust']);
const PAYING: ReadonlySet<Kind> = new Set(['seated', 'salon']);
/** What is dealt and laid out before anybody plays. */
const DEALING: ReadonlySet<Kind> = new Set([
  'dealt',
  'hand',
  'own-hand',
  'open-hand',
  'table',
  'by-lot',
  'received',
  'shown',
  'purse',
]);
/** So much of it in one entry is folded. */
const LONG = 4;

/** Whether each event is worth a line. */
export function worthTelling(history: readonly Happening[]): boolean[] {
  const entries = new Map<number, Happening[]>();
  for (const one of history) entries.set(one.entry, [...(entries.get(one.entry) ?? []), one]);
  const opened = history.findLastIndex(({ event }) => OPENED.has(event.event));
  const said = new Set<string>();
  let paid = 0;
  return history.map(({ entry, event, words }, i) => {
    const kind = event.event;
    if (PAYING.has(kind)) paid += 1;
    if (kind === 'sum') {
      const once = paid === 1;
      paid = 0;
      if (once) return false;
    }
    const better = BETTER[kind];
    if (better?.some((other) => OPENED.has(other)) && i < opened) return false;
    if (better && entries.get(entry)!.some((other) => better.includes(other.event.event))) return false;
    const sentence = `${entry} ${words.key} ${JSON.stringify(words.args)}`;
    return !said.has(sentence) && said.add(sentence) !== undefined;
  });
}

/** The entries whose deal is long, each with the events that belong to it. */
export function deals(history: readonly Happening[]): ReadonlyMap<number, readonly Happening[]> {
  const found = new Map<number, Happening[]>();
  for (const one of history)
    if (DEALING.has(one.event.event)) found.set(one.entry, [...(found.get(one.entry) ?? []), one]);
  return new Map([...found].filter(([, events]) => events.length >= LONG));
}
