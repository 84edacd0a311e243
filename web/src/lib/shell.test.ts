/** The shell's words: the same in both languages, none missing, none unused. */
import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const src = new URL('..', import.meta.url).pathname;
const words = new URL('../../../src/comptoir/words', import.meta.url).pathname;

interface Message {
  id: string;
  attributes: Record<string, unknown>;
}

function keys(language: string): string[] {
  const resource = new FluentResource(readFileSync(`${words}/${language}/shell.ftl`, 'utf8'));
  return (resource.body as unknown as Message[]).flatMap(({ id, attributes }) => [
    id,
    ...Object.keys(attributes).map((attribute) => `${id}.${attribute}`),
  ]);
}

const code = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(`${src}/${file}`, 'utf8'))
  .join('\n');
const named = new Set([...code.matchAll(/['"`](shell-[a-z-]+(?:\.[a-z]+)?)['"`]/g)].map(([, key]) => key!));
const prefixes = [...code.matchAll(/`(shell-[a-z-]+-)\$\{/g)].map(([, prefix]) => prefix!);

describe('the words of the shell', () => {
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
});
