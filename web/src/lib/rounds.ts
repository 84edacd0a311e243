/** Where rounds begin in a game that is looked at again: whoever has had his turn has another, after somebody else's. */
export function roundStarts(seats: readonly number[]): number[] {
  const starts = [0];
  let had = new Set<number>();
  let last = -1;
  seats.forEach((seat, at) => {
    if (seat < 0) return;
    if (seat !== last && had.has(seat)) {
      starts.push(at);
      had = new Set();
    }
    had.add(seat);
    last = seat;
  });
  return starts;
}

/** The beginning of the round before or after a moment; nothing where there is none. */
export function roundFrom(starts: readonly number[], at: number, by: 1 | -1): number | undefined {
  return by > 0 ? starts.find((start) => start > at) : starts.findLast((start) => start < at);
}
