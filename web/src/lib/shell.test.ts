/** The page's words: the same in both languages, none missing, none unused, and read with whatever says them. */
import { FluentResource } from '@fluent/bundle';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const src = new URL('..', import.meta.url).pathname;
const words = new URL('../../../src/comptoir/words', import.meta.url).pathname;
const text = (path: string) => readFileSync(path, 'utf8');

interface Message {
  id: string;
  attributes: Record<string, unknown>;
}

/** The keys of the page in one file, or in all. */
function keys(language: string, name = ''): string[] {
  const files = name ? [`${name}.ftl`] : readdirSync(`${words}/${language}`).filter((file) => file.endsWith('.ftl'));
  const messages = files.flatMap((file) => new FluentResource(text(`${words}/${language}/${file}`)).body);
  return (messages as unknown as Message[])
    .filter(({ id }) => id.startsWith('shell-'))
    .flatMap(({ id, attributes }) => [id, ...Object.keys(attributes).map((attribute) => `${id}.${attribute}`)]);
}

const KEY = /['"`](shell-[a-z-]+(?:\.[a-z]+)?)['"`]/g;
const all = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
  .map((file) => join(src, file));
const code = all.map(text).join('\n');
const named = new Set([...code.matchAll(KEY)].map(([, key]) => key!));
const prefixes = [...code.matchAll(/`(shell-[a-z-]+-)\$\{/g)].map(([, prefix]) => prefix!);

/** A file and all that comes with it. */
function together(root: string, found = new Set<string>()): Set<string> {
  if (found.has(root)) return found;
  found.add(root);
  for (const [, from] of text(root).matchAll(/^\s*import (?!type)[^;]*? from '([.$][^']+)';/gm)) {
    const path = from!.startsWith('$lib') ? join(src, 'lib', from!.slice(5)) : join(dirname(root), from!);
    for (const one of [path, `${path}.ts`, `${path}/index.ts`])
      if (/\.(ts|svelte)$/.test(one) && existsSync(one)) together(one, found);
  }
  return found;
}

/** Every part of the page that is fetched with words of its own: its file, and the names of these words. */
const parts = all.flatMap((file) =>
  [...text(file).matchAll(/\bpart\(\s*\(\) => import\('([^']+)'\)((?:,[^()]*)?)\)/g)].map(([, path, rest]) => ({
    root: join(dirname(file), path!),
    names: [...rest!.matchAll(/'([a-z-]+)'/g)].map(([, name]) => name!),
  })),
);
const common = [...code.match(/const COMMON: .*? = \[(.*?)\];/)![1]!.matchAll(/'([a-z-]+)'/g)].map(([, name]) => name!);

describe('the words of the page', () => {
  it('are the same in French and English', () => {
    expect(keys('fr')).toEqual(keys('en'));
  });
  it('exist for every key the pages name', () => {
    const known = new Set(keys('en'));
    expect([...named].filter((key) => !known.has(key))).toEqual([]);
    expect(prefixes.filter((prefix) => ![...known].some((key) => key.startsWith(prefix)))).toEqual([]);
  });
  it('are all used', () => {
    const used = (key: string) => named.has(key) || prefixes.some((prefix) => key.startsWith(prefix));
    expect(keys('en').filter((key) => !used(key) && !named.has(key.split('.')[0]!))).toEqual([]);
  });
  it('come in parts', () => expect(parts.length).toBeGreaterThan(8));
  it.each(parts)('of $root are read with it', ({ root, names }) => {
    const known = new Set([...common, ...names].flatMap((name) => keys('en', name)));
    const lacking = [...together(root)].flatMap((file) =>
      [...text(file).matchAll(KEY)]
        .map(([, key]) => key!)
        .filter((key) => !known.has(key))
        .map((key) => `${relative(src, file)}: ${key}`),
    );
    expect(lacking).toEqual([]);
  });
});
