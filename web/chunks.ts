import { fileURLToPath, URL } from 'node:url';

/** What rolldown tells of a module. */
interface Modules {
  getModuleInfo(id: string): { importedIds: string[]; dynamicImporters: string[] } | null;
}

const page = (path: string) => fileURLToPath(new URL(`./src/${path}`, import.meta.url));
const [HOUSE, HOME, TABLE] = [page('main.ts'), page('pages/Home.svelte'), page('pages/Table.svelte')];

/** Finds boards: at home only when one is wanted, at a table always. */
const BOARDS = page('boards/index.ts');
/** What boards are made of. */
const PIECES = ['/src/boards/shared/', '/svelte/src/animate/', '/svelte/src/easing/'];

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
 * Small files cost a phone more than they save it: each is a question to the house and an answer. What the home page and a
 * table both need comes with the first page; what a table shares with others lies together, with the pieces of boards.
 */
export function together() {
  let pages: Record<'house' | 'home' | 'table', Set<string>> | null = null;
  const whose = (id: string, modules: Modules) => {
    pages ??= { house: needed(HOUSE, modules), home: needed(HOME, modules), table: needed(TABLE, modules) };
    const [home, table] = [pages.home.has(id), pages.table.has(id)];
    return { house: pages.house.has(id) || (home && table), home, table };
  };
  const fetchedLater = (id: string, modules: Modules) =>
    (modules.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0 && id !== BOARDS;
  const house = (id: string, modules: Modules): string | null =>
    id !== HOUSE && !fetchedLater(id, modules) && whose(id, modules).house ? 'house' : null;
  const shared = (id: string, modules: Modules): string | null => {
    if (fetchedLater(id, modules)) return null;
    const { home, table } = whose(id, modules);
    if (home) return 'shelf';
    return table || PIECES.some((folder) => id.includes(folder)) ? 'around' : null;
  };
  const words = (id: string): string | null => {
    for (const [name, file] of Object.entries(WORDS)) {
      const language = file.exec(id)?.[1];
      if (language) return `words-${name}-${language}`;
    }
    return null;
  };
  const groups = [{ name: words }, { name: house }, { name: shared, minShareCount: 2 }];
  return { includeDependenciesRecursively: false, groups };
}
