/** What a screen reader should say now. One polite live region at the foot of the page reads it. */

export interface Spoken {
  id: number;
  line: string;
}

/** A whole round at a full table, so that nothing leaves before it was read. */
const KEPT = 40;
let lines: Spoken[] = $state.raw([]);
let said = 0;

/** Say a line; several in quick succession are read one after the other. */
export function announce(line: string): void {
  if (!line) return;
  said += 1;
  lines = [...lines.slice(1 - KEPT), { id: said, line }];
}

/** Forget what was said: somebody else comes to the screen. */
export function silence(): void {
  lines = [];
}

export function announced(): readonly Spoken[] {
  return lines;
}
