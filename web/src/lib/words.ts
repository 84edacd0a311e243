/** Words: Fluent messages and the `Say` sentences the server sends, in one language. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { finished } from './french';

export type Arg = number | string | (number | string)[];

/** A message key with arguments, as the kernel's `Say`: "@key" names another message, "#2" is a seat, a list is joined. */
export interface Say {
  key: string;
  args?: Record<string, Arg>;
}

export type Language = 'en' | 'fr';
export const LANGUAGES: readonly Language[] = ['en', 'fr'];

/** British English wants no comma before "and". */
const LOCALES: Record<Language, string> = { en: 'en-GB', fr: 'fr' };

/** Gives a seat's name; used for "#n" arguments. */
export type Namer = (seat: number) => string;

/** Read once, however often words are put together anew: every part of a page brings some. */
const read = new Map<string, FluentResource>();
function resource(source: string): FluentResource {
  const found = read.get(source) ?? new FluentResource(source);
  read.set(source, found);
  return found;
}

/** Written with a true minus, as scores are everywhere: a browser's own form has a hyphen. */
class Amount extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber['toString']>): string {
    return super.toString(...scope).replace('-', '−');
  }
}

const written = (value: FluentVariable) => (typeof value === 'number' && value < 0 ? new Amount(value) : value);

/** No line ends within "77–96", nor before its "%". */
const unbroken = (text: string) => text.replace(/(\d)–(?=\d)/g, '$1\u2060–\u2060').replace(/(\d) (?=%)/g, '$1\u00a0');

export class Words {
  readonly #bundle: FluentBundle;
  #lister: Intl.ListFormat | null = null;

  constructor(
    readonly language: Language,
    sources: readonly string[],
  ) {
    // Isolation marks would end up inside accessible names; French is finished by them and then rid of them.
    this.#bundle = new FluentBundle(language, { useIsolating: language === 'fr' });
    for (const source of sources) this.#bundle.addResource(resource(source), { allowOverrides: true });
  }

  has(key: string): boolean {
    const [id, attribute] = split(key);
    const message = this.#bundle.getMessage(id);
    if (!message) return false;
    return attribute ? attribute in message.attributes : message.value !== null;
  }

  /** The message `key`, or its attribute when written "key.attribute". A missing one shows its key, never nothing. */
  format(key: string, args: Record<string, FluentVariable> = {}): string {
    const [id, attribute] = split(key);
    const message = this.#bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return key;
    const amounts = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, written(value)]));
    const text = this.#bundle.formatPattern(pattern, amounts, []);
    return unbroken(this.language === 'fr' ? finished(text) : text);
  }

  /** "Ada, Blaise and Chantal". */
  list(names: readonly string[]): string {
    // Such a list-maker takes a phone 90 ms to come by: not for one name, which is what a heading mostly has.
    if (names.length < 2) return names[0] ?? '';
    this.#lister ??= new Intl.ListFormat(LOCALES[this.language]);
    return this.#lister.format(names);
  }

  say(say: Say, namer: Namer = seatNumber): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(say.args ?? {})) args[name] = this.#argument(value, namer);
    return this.format(say.key, args);
  }

  #argument(value: Arg, namer: Namer): FluentVariable {
    if (Array.isArray(value)) return value.map((item) => String(this.#one(item, namer))).join(', ');
    return this.#one(value, namer);
  }

  #one(value: number | string, namer: Namer): number | string {
    if (typeof value === 'number') return value;
    if (value.startsWith('@')) return this.format(value.slice(1));
    if (/^#-?\d+$/.test(value)) return namer(Number(value.slice(1)));
    return value;
  }
}

function split(key: string): [string, string | undefined] {
  const dot = key.indexOf('.');
  return dot < 0 ? [key, undefined] : [key.slice(0, dot), key.slice(dot + 1)];
}

const seatNumber: Namer = (seat) => String(seat + 1);
