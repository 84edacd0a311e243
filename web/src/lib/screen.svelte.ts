/** Whether there is room for a side panel. */
const query = globalThis.matchMedia?.('(min-width: 1021px)');
let room: boolean = $state(query?.matches ?? true);
query?.addEventListener('change', ({ matches }) => (room = matches));

export function wide(): boolean {
  return room;
}
