/** The rulebook's text as blocks: paragraphs, and lists whose lines begin with a dash. */
export interface Block {
  kind: 'text' | 'list';
  lines: string[];
}

export function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const part of text.split(/\n\s*\n/)) {
    const lines = part
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    if (lines.length === 0) continue;
    const list = lines.every((line) => line.startsWith('- '));
    found.push(
      list ? { kind: 'list', lines: lines.map((line) => line.slice(2)) } : { kind: 'text', lines: [lines.join(' ')] },
    );
  }
  return found;
}

/** A ruling begins with its number, which is set apart: "R3 · …". */
export function ruling(line: string): [string, string] {
  const match = /^(R\d+) · (.*)$/.exec(line);
  return match ? [match[1]!, match[2]!] : ['', line];
}
