/** How a list of choices is laid out: grouped by kind of move, and filtered when it is long. */
import type { Choice } from './wire';

export interface Named {
  choice: Choice;
  name: string;
}

export interface Group {
  tag: string;
  choices: Named[];
}

/** From this many choices on, a field to filter them is offered. */
export const MANY = 16;

/** Letters compared without accents or case, so that "cafe" finds "Café". */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** Choices whose names contain all the words typed. */
export function matching(named: readonly Named[], typed: string): Named[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  return named.filter(({ name }) => {
    const text = plain(name);
    return wanted.every((word) => text.includes(word));
  });
}

/** One group per kind of move, in order of first appearance; kinds with a single choice (pass, stop) come last, together. */
export function grouped(named: readonly Named[]): Group[] {
  const groups = new Map<string, Named[]>();
  for (const one of named) {
    const tag = one.choice.move.move;
    groups.set(tag, [...(groups.get(tag) ?? []), one]);
  }
  const several = [...groups].filter(([, choices]) => choices.length > 1).map(([tag, choices]) => ({ tag, choices }));
  const single = [...groups].filter(([, choices]) => choices.length === 1).flatMap(([, choices]) => choices);
  return single.length > 0 ? [...several, { tag: '', choices: single }] : several;
}
