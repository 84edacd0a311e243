/** The language on screen now. Reading a word inside a component makes it follow a change of language. */
import type { FluentVariable } from '@fluent/bundle';
import { fetched } from './renew';
import { settings } from './settings.svelte';
import { GAMES } from './vocabulary/house';
import { Words, type Language, type Namer, type Say } from './words';

export type GameName = (typeof GAMES)[number];
export const gameNames: readonly GameName[] = GAMES;
/** Words that are read when they are needed: each game's, the pocket's and the review's. */
const LATER: readonly string[] = [...GAMES, 'pocket', 'review'];

const files = import.meta.glob<string>(['$words/*/*.ftl', '!$words/*/cli.ftl', '!$words/*/lab.ftl'], {
  query: '?raw',
  import: 'default',
});

function fileOf(language: Language, name: string): (() => Promise<string>) | undefined {
  return Object.entries(files).find(([path]) => path.endsWith(`/${language}/${name}.ftl`))?.[1];
}

/** Files every page needs: all the others. */
function commonNames(language: Language): string[] {
  const inLanguage = Object.keys(files).filter((path) => path.includes(`/words/${language}/`));
  const names = inLanguage.map((path) => path.slice(path.lastIndexOf('/') + 1, -'.ftl'.length));
  return names.filter((name) => !LATER.includes(name));
}

const wanted = new Set<string>();
let current: Words = $state.raw(new Words('en', []));

const part = (file: (() => Promise<string>) | undefined) => (file ? fetched(file) : '');

async function read(language: Language): Promise<Words> {
  const names = [...commonNames(language), ...wanted];
  const sources = await Promise.all(names.map((name) => part(fileOf(language, name))));
  return new Words(language, sources);
}

/** Show the chosen language; resolves when its words are on screen. */
export async function speak(language: Language): Promise<void> {
  settings.language = language;
  const words = await read(language);
  if (settings.language !== language) return;
  document.documentElement.lang = language;
  current = words;
}

/** Make the words of these games (or of the pocket, or the review) available. */
export async function learnWords(names: readonly string[]): Promise<void> {
  const missing = names.filter((name) => LATER.includes(name) && !wanted.has(name));
  if (missing.length === 0) return;
  for (const name of missing) wanted.add(name);
  await speak(settings.language);
}

export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  return current.format(key, args);
}

export function hasWord(key: string): boolean {
  return current.has(key);
}

export function said(say: Say, namer?: Namer): string {
  return current.say(say, namer);
}

export function listed(names: readonly string[]): string {
  return current.list(names);
}

export function inWords(): Language {
  return current.language;
}
