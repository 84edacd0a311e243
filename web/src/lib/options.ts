/** What the options of a game are called, and what they mean in a sentence. */
import { hasWord, t } from './language.svelte';
import type { OptionField } from './wire';
import type { Say } from './words';

export type Value = boolean | number | string;
export type Values = Record<string, Value>;

export function optionAbout(game: string, option: string): string {
  const key = `${game}-option-${option}.about`;
  return hasWord(key) ? t(key) : '';
}

/** A rule set in a sentence: its own, or that of the one option it switches on. */
export function setAbout(game: string, set: string): string {
  const key = `${game}-set-${set}.about`;
  return hasWord(key) ? t(key) : optionAbout(game, set.replace('-', '_'));
}

/** The switches that could be turned off to end a clash: those it names, or all that are on when it names none. */
export function clashing(game: string, clash: Say, fields: readonly OptionField[], values: Values): string[] {
  const on = fields.filter(({ name, kind }) => kind === 'switch' && values[name] === true).map(({ name }) => name);
  const named = on.filter((name) => Object.values(clash.args ?? {}).includes(`@${game}-option-${name}`));
  return named.length > 0 ? named : on;
}
