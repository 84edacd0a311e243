/** A short message to the player at the foot of the page: something went wrong, or something cannot be done and why. */
import { Trouble } from './api';
import type { Namer, Say } from './words';

export interface Told {
  words: Say;
  /** A page that says more: a chapter of the rulebook. */
  link: string;
  /** Who sits where, at a table. */
  namer: Namer | undefined;
}

let told: Told | null = $state.raw(null);

export function tell(words: Say, link = '', namer?: Namer): void {
  told = { words, link, namer };
}

export function hush(): void {
  told = null;
}

export function telling(): Told | null {
  return told;
}

/** Run something that may fail, telling the player why when it does; false then. */
export async function attempt(action: () => Promise<unknown>): Promise<boolean> {
  try {
    await action();
    return true;
  } catch (error) {
    if (!(error instanceof Trouble)) console.error(error);
    tell(error instanceof Trouble ? error.words : { key: 'shell-trouble-server' });
    return false;
  }
}
