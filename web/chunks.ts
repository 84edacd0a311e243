import { fileURLToPath, URL } from 'node:url';

/** What rolldown tells of a module. */
interface Modules {
  getModuleInfo(id: string): { importedIds: string[]; dynamicImporters: string[] } | null;
}

const page = (path: string) => fileURLToPath(new URL(`./src/${path}`, import.meta.url));
const [HOUSE, HOME, TABLE] = [page('main.ts'), page('pages/Home.svelte'), page('pages/Table.svelte')];

/** What boards are made of. */
const PIECES = '/src/boards/shared/';

/** Words that are always wanted together: those of every page, and those of the shelf. */
const WORDS: Record<string, RegExp> = {
  common: /\/words\/(en|fr)\/(?:shell|table|server|games)\.ftl/,
  shelf: /\/words\/(en|fr)\/(?:home|[a-z-]+-shelf)\.ftl/,
};

/** Everything a page needs at once, whatever it fetches later. */
function needed(start: string, modules: Modules): Set<string> {
  const [found, todo] = [new Set<string>(), [start]];
  for (let id = todo.pop(); id !== undefined; id = todo.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    todo.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/**
 * Small files cost a phone more than they save it: each is a question to the house and an answer. What the first page, the
 * home page and a table share with others lies together, and so do the pieces boards share.
 */
export function together() {
  let pages: Record<'house' | 'home' | 'table', Set<string>> | null = null;
  const place = (id: string, modules: Modules): string | null => {
    pages ??= { house: needed(HOUSE, modules), home: needed(HOME, modules), table: needed(TABLE, modules) };
    if ((modules.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0) return null;
    if (pages.house.has(id)) return 'house';
    const [home, table] = [pages.home.has(id), pages.table.has(id)];
    if (home || table) return home && table ? 'both' : home ? 'shelf' : 'around';
    return id.includes(PIECES) ? 'pieces' : null;
  };
  const words = (id: string): string | null => {
    for (const [name, file] of Object.entries(WORDS)) {
      const language = file.exec(id)?.[1];
      if (language) return `words-${name}-${language}`;
    }
    return null;
  };
  return { includeDependenciesRecursively: false, groups: [{ name: words }, { name: place, minShareCount: 2 }] };
}
