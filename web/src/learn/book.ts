/** The rulebooks: words of their own, loaded only when somebody reads. */
import { Words, type Language } from '$lib/words';
import type { AnyView, Choice, Happening } from '$lib/wire';
import type { Say } from '$lib/words';

const texts = import.meta.glob<string>('$words/*/rulebook/*.ftl', { query: '?raw', import: 'default' });
const positions = import.meta.glob<Record<string, Example>>('./examples/*.json', { import: 'default' });

/** A live position: the choice that shows a rule, some others, and what came of each when it was tried. */
export interface Example {
  view: AnyView;
  waiting: number[];
  /** Nothing where it is not the reader's turn. */
  asks: Say | null;
  does: Choice;
  /** Why what is shown cannot be done. */
  refused: Say | null;
  choices: Choice[];
  previews: Record<string, unknown>;
  outcomes: Record<string, { events: Happening[]; view: AnyView }>;
  scores: number[];
}

export async function openBook(game: string, language: Language): Promise<Words> {
  const source = Object.entries(texts).find(([path]) => path.endsWith(`/${language}/rulebook/${game}.ftl`))?.[1];
  return new Words(language, source ? [await source()] : []);
}

export async function openExamples(game: string): Promise<Record<string, Example>> {
  return (await positions[`./examples/${game}.json`]?.()) ?? {};
}
