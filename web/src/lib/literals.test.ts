/** Every string a player sees or hears comes from the Fluent files: no markup may contain one. */
import { readdirSync, readFileSync } from 'node:fs';
import { parse, type AST } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';

const SPOKEN = new Set([
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'aria-roledescription',
  'title',
  'alt',
  'placeholder',
  'label',
  'about',
]);
const root = new URL('..', import.meta.url).pathname;
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svelte'));
const letters = /\p{L}{2,}/u;

/** Literal texts in one component's markup. */
export function literals(source: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown, attribute: string): void => {
    if (Array.isArray(node)) for (const one of node) visit(one, attribute);
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
    const { type } = node as Partial<AST.BaseNode>;
    if (type === 'StyleSheet' || type === 'Script' || type === 'Comment') return;
    if (type === 'Attribute') attribute = (node as AST.Attribute).name;
    else if (type?.endsWith('Directive')) attribute = type;
    const shown = attribute === '' || SPOKEN.has(attribute);
    if (type === 'Text' && shown && letters.test((node as AST.Text).data)) found.push((node as AST.Text).data.trim());
    if (type === 'Literal' && SPOKEN.has(attribute)) {
      const { value } = node as unknown as { value: unknown };
      // A key such as 'shell-close' is a single word in small letters; a sentence is not.
      if (typeof value === 'string' && letters.test(value) && /\s|^\p{Lu}/u.test(value)) found.push(value);
    }
    for (const [key, child] of Object.entries(node)) if (key !== 'parent') visit(child, attribute);
  };
  visit(parse(source, { modern: true }).fragment, '');
  return found;
}

describe('markup', () => {
  it('is looked at', () => expect(files.length).toBeGreaterThan(20));
  it.each(files)('%s has no words of its own', (file) => {
    expect(literals(readFileSync(`${root}/${file}`, 'utf8'))).toEqual([]);
  });
  it('would be caught with words of its own', () => {
    expect(literals('<p>Hello</p>')).toEqual(['Hello']);
    expect(literals('<button aria-label="Close">{t("x")}</button>')).toEqual(['Close']);
    expect(literals('<img alt={open ? "A picture" : t("y")} class="big" />')).toEqual(['A picture']);
  });
});
