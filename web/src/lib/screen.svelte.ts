/** How much room the screen has. */
function watched(query: string, otherwise: boolean): () => boolean {
  const list = globalThis.matchMedia?.(query);
  let matches: boolean = $state(list?.matches ?? otherwise);
  list?.addEventListener('change', (event) => (matches = event.matches));
  return () => matches;
}

/** Whether there is room for a side panel. */
export const wide = watched('(min-width: 1021px) and (min-height: 561px)', true);

/** A phone on its side, or a page at 200 %: everything lies beside the board, under one thin bar. */
export const low = watched('(min-width: 560px) and (max-height: 560px)', false);
