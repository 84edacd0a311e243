/** The language on screen now. Reading a word inside a component makes it follow a change of language. */
import type { FluentVariable } from '@fluent/bundle';
import { fetched } from './renew';
import { settings } from './settings.svelte';
import { GAMES } from './vocabulary/house';
import { Words, type Language, type Namer, type Say } from './words';

export type GameName = (typeof GAMES)[number];
export const gameNames: readonly GameName[] = GAMES;
/** The files that tell of each game before it is played: what it is, and its options. */
export const shelves: readonly string[] = GAMES.map((game) => `${game}-shelf`);
/** The words of every page. All others are read with the part of the page that says them. */
const COMMON: readonly string[] = ['shell', 'table', 'server', 'games'];

const files = import.meta.glob<string>(['$words/*/*.ftl', '!$words/*/cli.ftl', '!$words/*/lab.ftl'], {
  query: '?raw',
  import: 'default',
});

function fileOf(language: Language, name: string): (() => Promise<string>) | undefined {
  return Object.entries(files).find(([path]) => path.endsWith(`/${language}/${name}.ftl`))?.[1];
}

const wanted = new Set(COMMON);
let current: Words = $state.raw(new Words('en', []));
/** What was asked for last; an older answer that comes later is no longer shown. */
let newest: Promise<void> = Promise.resolve();

const source = (file: (() => Promise<string>) | undefined) => (file ? fetched(file) : '');

async function read(language: Language): Promise<Words> {
  return new Words(language, await Promise.all([...wanted].map((name) => source(fileOf(language, name)))));
}

/** Show the chosen language; resolves when its words are on screen. */
export async function speak(language: Language): Promise<void> {
  settings.language = language;
  return show(language);
}

/** Changes no state before its words are there: a part of the page may ask for its words while it is drawn. */
function show(language: Language): Promise<void> {
  const mine: Promise<void> = read(language).then((words) => {
    if (newest !== mine) return newest;
    document.documentElement.lang = language;
    current = words;
  });
  newest = mine;
  return mine;
}

/** Make the words in these files available. */
export async function learnWords(names: readonly string[]): Promise<void> {
  const missing = names.filter((name) => !wanted.has(name));
  for (const name of missing) wanted.add(name);
  await (missing.length > 0 ? show(settings.language) : newest);
}

/** A part of the page, with the words it says. */
export async function part<T>(load: () => Promise<T>, ...names: string[]): Promise<T> {
  // Asked for from markup, which may change nothing while it is being drawn.
  await null;
  const [module] = await Promise.all([fetched(load), learnWords(names)]);
  return module;
}

/** A refusal may say what no page expected: then the rest is read, and the sentence follows. */
const REST = ['house', 'dialogs', 'lobby', 'after', 'circuits', ...shelves];
function seek(key: string): void {
  if (!current.has(key) && current.has('shell-house')) queueMicrotask(() => void learnWords(REST));
}

export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  seek(key);
  return current.format(key, args);
}

export function hasWord(key: string): boolean {
  return current.has(key);
}

export function said(say: Say, namer?: Namer): string {
  seek(say.key);
  return current.say(say, namer);
}

export function listed(names: readonly string[]): string {
  return current.list(names);
}

export function inWords(): Language {
  return current.language;
}
