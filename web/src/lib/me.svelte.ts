/** Who I am to the house: a nickname and a cookie. */
import { api } from './api';
import { inPocket } from './pocket.svelte';
import { visitor } from './seats';
import type { Me } from './wire';

let me: Me = $state.raw({ id: '', name: '', token: '' });

export function myself(): Me {
  return me;
}

let asking: Promise<void> | null = null;
/** When the house last said who I am. */
let told = -Infinity;
const FRESH = 2_000;
/** Which house knows me by this: a server's and the pocket's are strangers to each other. */
let pocketed = false;

/** Ask the house who I am; asked by several at once, it is asked only once. */
export function recall(): Promise<void> {
  asking ??= api
    .me()
    .then((answer) => {
      // Whom the other house does not know yet, it will know by the same name.
      me = answer.id ? answer : { ...answer, name: me.name };
      pocketed = inPocket();
      told = Date.now();
    })
    .finally(() => (asking = null));
  return asking;
}

/** The house no longer knows me here, and neither does this page. */
export function forgotten(): void {
  told = -Infinity;
  me = { id: '', name: '', token: '' };
}

/** Whether the name is one I gave myself; else the house gave it. */
const NAMED = 'comptoir-named';
export function isNamed(): boolean {
  try {
    return localStorage.getItem(NAMED) !== null;
  } catch {
    return true; // What cannot be remembered is not asked for again and again.
  }
}

export async function rename(name: string): Promise<void> {
  me = await api.rename(name.trim());
  try {
    localStorage.setItem(NAMED, 'yes');
  } catch {
    // Private browsing: the name itself is kept by the house.
  }
}

/** Nobody is made to introduce himself before his first game: he gets a name of the café and may change it later. */
export async function introduce(): Promise<void> {
  // Another tab may have got a name meanwhile: only an answer of this moment is believed.
  if ((!me.id && Date.now() - told > FRESH) || pocketed !== inPocket()) await recall();
  if (!me.id) me = await api.rename(me.name || visitor([]));
}
