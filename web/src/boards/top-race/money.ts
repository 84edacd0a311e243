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
