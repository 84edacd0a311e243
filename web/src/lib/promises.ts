/** The word this browser gave to each deal, and the commitment it saw before it: what *Verify* is later checked against. */
import { bytes, hex, sha256, unguessable } from './sha256';

interface Kept {
  table: string;
  word: string;
  commitment: string;
}

const KEY = 'comptoir-promises';
const MOST = 60;

function load(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Kept[];
  } catch {
    return [];
  }
}

function save(kept: Kept): void {
  const others = load().filter(({ table }) => table !== kept.table);
  try {
    localStorage.setItem(KEY, JSON.stringify([kept, ...others].slice(0, MOST)));
  } catch {
    // Without storage the word is only lost to the later check, never to the game.
  }
}

export function kept(table: string): Kept {
  return load().find((one) => one.table === table) ?? { table, word: '', commitment: '' };
}

/** Choose a word for this table's deal and return its hash, which is all the server learns before the start. */
export function promise(table: string, commitment: string): string {
  const before = kept(table);
  const word = before.word || unguessable();
  save({ table, word, commitment: before.commitment || commitment });
  return hex(sha256(bytes(word)));
}
