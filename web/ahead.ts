import type { Plugin, Rolldown } from 'vite';

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

function lists(bundle: Bundle): string {
  const [entry] = chunks(bundle).filter(({ isEntry }) => isEntry);
  const always = entry ? files(bundle, entry) : new Set<string>();
  const named = (name: string) => chunks(bundle).flatMap((chunk) => (chunk.name === name ? [chunk.fileName] : []));
  const found: Record<string, string[]> = {};
  for (const [page, source] of Object.entries(PAGES)) {
    const [start] = chunks(bundle).filter(({ facadeModuleId }) => facadeModuleId?.endsWith(source));
    found[page] = start ? [...files(bundle, start)].filter((file) => !always.has(file)) : [];
  }
  for (const language of LANGUAGES) {
    found[language] = named(`words-common-${language}`);
    found[`home-${language}`] = named(`words-shelf-${language}`);
  }
  return JSON.stringify(found);
}

/**
 * Tells the page, before any of its code is there, which files its address and language will need: `public/theme.js` asks for
 * them at once instead of one after the other.
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
