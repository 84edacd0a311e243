/** What a screen reader should say now. One polite live region at the foot of the page reads it. */

let lines: string[] = $state([]);

/** Say a line; several in quick succession are read one after the other. */
export function announce(line: string): void {
  if (!line) return;
  // A long backlog would still be read when it no longer matters: keep the newest few.
  lines = [...lines.slice(-7), line];
}

export function announced(): readonly string[] {
  return lines;
}
