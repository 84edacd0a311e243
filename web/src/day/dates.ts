/** Dates as people read them. A day is the house's, by UTC. */
import { inWords } from '$lib/language.svelte';

const LOCALES = { en: 'en-GB', fr: 'fr' } as const;

export function dateOf(date: string, long = true): string {
  const how: Intl.DateTimeFormatOptions = long
    ? { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }
    : { day: 'numeric', month: 'short', timeZone: 'UTC' };
  return new Date(`${date}T12:00:00Z`).toLocaleDateString(LOCALES[inWords()], how);
}
