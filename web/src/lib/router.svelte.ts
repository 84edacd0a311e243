/** A tiny router on the history API: an address is split into a page and its parts. */

export interface Place {
  page: string;
  parts: string[];
  query: URLSearchParams;
}

/** A page without a house behind it has one file for all addresses: there they stand behind a # . */
function addressed(url: URL): URL {
  return __ALONE__ ? new URL(url.hash.startsWith('#/') ? url.hash.slice(1) : '/', url.origin) : url;
}

export function placeOf(given: URL): Place {
  const url = addressed(given);
  const [page = '', ...parts] = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  return { page: page || 'home', parts, query: url.searchParams };
}

let place: Place = $state.raw(placeOf(new URL(location.href)));

export function here(): Place {
  return place;
}

export function go(path: string, options: { replace?: boolean } = {}): void {
  const address = __ALONE__ ? `#${path}` : path;
  if (options.replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  place = placeOf(new URL(location.href));
  window.scrollTo(0, 0);
}

/** The same page, at an address of its own: to be shared, and come back to; nothing moves. */
export function mark(path: string): void {
  history.replaceState(null, '', __ALONE__ ? `#${path}` : path);
}

/** The same page, with more or less to say about it; null takes a word away. */
export function remember(words: Record<string, string | null>): void {
  const url = addressed(new URL(location.href));
  for (const [word, value] of Object.entries(words))
    if (value === null) url.searchParams.delete(word);
    else url.searchParams.set(word, value);
  mark(url.pathname + url.search);
}

/** Follow the back button and plain clicks on our own links; returns the undoing. */
export function startRouter(): () => void {
  const back = () => {
    place = placeOf(new URL(location.href));
  };
  const click = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const within = link.getAttribute('href')?.startsWith('#') ? link.hash : '';
    if (__ALONE__ && within) {
      // The # already holds the address of the page.
      event.preventDefault();
      const place = document.querySelector<HTMLElement>(within);
      place?.scrollIntoView();
      place?.focus();
      return;
    }
    if (__ALONE__ && link.getAttribute('href')?.startsWith('/')) {
      event.preventDefault();
      const path = link.getAttribute('href')!;
      if (link.target) window.open(`#${path}`, link.target);
      else go(path);
      return;
    }
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (within || link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  window.addEventListener('popstate', back);
  document.addEventListener('click', click);
  return () => {
    window.removeEventListener('popstate', back);
    document.removeEventListener('click', click);
  };
}
