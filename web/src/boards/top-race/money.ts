/** Sums as everybody says and writes them, notes as they are in the box. */
import { NOTES } from '$lib/vocabulary/top-race';

/** A sum in notes, largest first; no more than `most` are drawn. */
export function notesFor(amount: number, most = 9): number[] {
  const notes: number[] = [];
  let rest = Math.max(0, amount);
  for (const note of NOTES)
    while (rest >= note && notes.length < most) {
      notes.push(note);
      rest -= note;
    }
  return notes;
}

/** A sum with its sign, with a proper minus. */
export function signed(amount: number): string {
  if (amount === 0) return '0';
  return amount > 0 ? `+${amount}` : `−${-amount}`;
}

export function plain(amount: number): string {
  return amount < 0 ? `−${-amount}` : String(amount);
}
