/** The home page's first question to the house, asked while the page itself is still on its way. */
import { api } from './api';
import type { Tables } from './wire';

let coming: Promise<Tables> | null = null;

export function askAhead(): void {
  coming = api.tables();
  // Whoever takes it hears of trouble; until then nobody does.
  coming.catch(() => undefined);
}

/** What was asked ahead, once; afterwards the house is asked again. */
export function tables(): Promise<Tables> {
  const found = coming ?? api.tables();
  coming = null;
  return found;
}
