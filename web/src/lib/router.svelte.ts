/** A tiny router on the history API: an address is split into a page and its parts. */

export interface Place {
  page: string;
  parts: string[];
  query: URLSearchParams;
}

export function placeOf(url: URL): Place {
  const [page = '', ...parts] = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  return { page: page || 'home', parts, query: url.searchParams };
}

let place: Place = $state.raw(placeOf(new URL(location.href)));

export function here(): Place {
  return place;
}

export function go(path: string, options: { replace?: boolean } = {}): void {
  if (options.replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  place = placeOf(new URL(location.href));
  window.scrollTo(0, 0);
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
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.getAttribute('href')?.startsWith('#') || link.pathname.startsWith('/api/')) return;
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
