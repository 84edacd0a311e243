/** Whether this browser has the house in its pocket, and whether it should be asked now. The pocket itself is loaded when it is. */
import { here } from './router.svelte';

const KEY = 'comptoir-pocket';
/** A page without any server: the pocket is all there is. */
export const ALONE: boolean = __ALONE__;

function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) === 'here';
  } catch {
    return false;
  }
}

let taken = $state(remembered());
let away = $state(false);
/** Somebody with a network who would rather play here, before the train leaves. */
export const wish = $state({ pocket: false });

/** Could the pocket be had in this browser at all? */
export const canPocket = (): boolean =>
  __POCKET__ !== null && isSecureContext && 'locks' in navigator && 'serviceWorker' in navigator;

/** Does this browser keep it, so that the page opens without a network? */
export const isTaken = (): boolean => taken;

/** Can it be opened? A page without a server fetches it when it is needed. */
export const hasPocket = (): boolean => (ALONE || taken) && canPocket();

/** Nobody answered over the network the last time we asked. */
export const isAway = (): boolean => away;

export function reached(): void {
  away = false;
}

export function lost(): void {
  away = true;
}

export function tookPocket(): void {
  taken = true;
  try {
    localStorage.setItem(KEY, 'here');
  } catch {
    // Then it is found again when the service worker is.
  }
}

/** Is this one of the pocket's tables? */
export const isPocketed = (table: string): boolean => table.startsWith('pocket-');

/** Is whatever belongs to no single table asked of the pocket? At its tables, and where there is nobody else to ask. */
export function inPocket(): boolean {
  if (ALONE) return true;
  const place = here();
  if (place.page === 't' && isPocketed(place.parts[0] ?? '')) return true;
  return hasPocket() && (away || wish.pocket || place.query.has('pocket'));
}
