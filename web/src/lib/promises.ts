/** The words this browser promised for each deal, and the commitments it saw then: what *Verify* is later checked against. */
import { unguessable } from './ids';
import { fetched } from './renew';

export interface Kept {
  table: string;
  word: string;
  /** Its hash, which is what was promised; missing until that is worked out. */
  promise?: string;
  /** What the house had promised by then; after a start that was called off it promises anew, and so do we. */
  commitment: string;
  /** The word was sent when it was asked for. */
  given?: boolean;
}

const KEY = 'comptoir-promises';
const MOST = 60;
/** Where nothing may be stored, a word lasts as long as the page. */
let here: Kept[] = [];

function stored(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as Kept[]) : [];
  } catch {
    return [];
  }
}

/** Another tab may have stored more since, so both are looked through. */
function load(): Kept[] {
  const there = stored();
  return [...there, ...here.filter(({ word }) => !there.some((one) => one.word === word))];
}

function save(kept: Kept): void {
  here = [kept, ...load().filter(({ word }) => word !== kept.word)].slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(here));
  } catch {
    // Without storage the word is only lost to the later check, never to the game.
  }
}

export function kept(table: string): Kept[] {
  return load().filter((one) => one.table === table);
}

/** Choose a word for this table's deal and return its hash, which is all the server learns before the start. */
export async function promise(table: string, commitment: string): Promise<string> {
  const before = kept(table).find((one) => one.commitment === commitment && !one.given);
  const chosen = before ?? { table, word: unguessable(), commitment };
  // Kept at once: whoever asks again in the meantime promises the same word.
  if (!before) save(chosen);
  const { hashed } = await fetched(() => import('./hashes'));
  const made = hashed(chosen.word);
  save({ ...chosen, promise: made });
  return made;
}

/** The word behind a promise; undefined when another device or tab made it. */
export function wordBehind(table: string, promised: string): string | undefined {
  return kept(table).find(({ promise }) => promise === promised)?.word;
}

export function give(table: string, word: string): void {
  const found = kept(table).find((one) => one.word === word);
  if (found) save({ ...found, given: true });
}
