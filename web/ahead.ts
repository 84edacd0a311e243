import type { Plugin, Rolldown } from 'vite';
import { GAMES } from './src/lib/vocabulary/house';

type Bundle = Rolldown.OutputBundle;

/** What reads the list, and so comes right after it. */
const READER = '<script src="/theme.js"></script>';
const LANGUAGES = ['en', 'fr'];
/** Pages that are come to from outside, by the first word of their address. */
const PAGES: Record<string, string> = { home: '/src/pages/Home.svelte', t: '/src/pages/Table.svelte' };

const chunks = (bundle: Bundle) => Object.values(bundle).filter((file) => file.type === 'chunk');

/** A chunk with all that it imports at once, and their styles. */
function files(bundle: Bundle, start: Rolldown.OutputChunk): Set<string> {
  const [found, todo] = [new Set<string>(), [start]];
  for (let chunk = todo.pop(); chunk; chunk = todo.pop()) {
    if (found.has(chunk.fileName)) continue;
    found.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    todo.push(...chunks(bundle).filter(({ fileName }) => chunk.imports.includes(fileName)));
  }
  return found;
}

/** The chunk a source begins, with all that it needs. */
function begunBy(bundle: Bundle, source: string): string[] {
  const [start] = chunks(bundle).filter(({ facadeModuleId }) => facadeModuleId?.endsWith(source));
  return start ? [...files(bundle, start)] : [];
}

function lists(bundle: Bundle): string {
  const [entry] = chunks(bundle).filter(({ isEntry }) => isEntry);
  const always = entry ? files(bundle, entry) : new Set<string>();
  const without = (files: string[], known: Iterable<string>) => files.filter((file) => !new Set(known).has(file));
  const named = (name: string) => chunks(bundle).flatMap((chunk) => (chunk.name === name ? [chunk.fileName] : []));
  const found: Record<string, string[]> = {};
  for (const [page, source] of Object.entries(PAGES)) found[page] = without(begunBy(bundle, source), always);
  for (const game of GAMES) {
    found[game] = without(begunBy(bundle, `/boards/${game}/index.ts`), [...always, ...found.t!]);
    for (const language of LANGUAGES)
      found[`${game}-${language}`] = without(begunBy(bundle, `/words/${language}/${game}.ftl?raw`), [
        ...always,
        ...found.t!,
      ]);
  }
  for (const language of LANGUAGES) {
    found[language] = named(`words-common-${language}`);
    found[`home-${language}`] = named(`words-shelf-${language}`);
  }
  return JSON.stringify(found);
}

/**
 * Tells the page, before any of its code is there, which files its address, language and table will need: `public/theme.js`
 * asks for them at once instead of one after the other. Which game a table plays the house writes into the page.
 */
export function ahead(): Plugin {
  return {
    name: 'ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        bundle
          ? html.replace(READER, `<script type="application/json" id="ahead">${lists(bundle)}</script>\n    ${READER}`)
          : html,
    },
  };
}
