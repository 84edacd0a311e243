/** Work in portions, so that a phone shows each before the next. */

/** When what is there now has been painted; at once where nobody looks. */
export function painted(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

// Heavy drawings, one in each frame, in the order in which they were asked for.
const waiting: (() => void)[] = [];

function next(): void {
  waiting.shift()?.();
  if (waiting.length > 0) requestAnimationFrame(next);
}

/** Returns the undoing. */
export function inTurn(draw: () => void): () => void {
  waiting.push(draw);
  if (waiting.length === 1) requestAnimationFrame(next);
  return () => {
    const at = waiting.indexOf(draw);
    if (at >= 0) waiting.splice(at, 1);
  };
}
