/* global VERSION, FILES */
/**
 * The service worker: all files of one version of the page lie in one cache, put there together or not at all.
 *
 * `VERSION` and `FILES` (name, weight, hash) are written above by web/pocket.ts. With a network the page itself comes from the house, so that
 * the two always fit; without one it comes from the cache, and with it everything else of that version.
 */
const CACHE = `comptoir-${VERSION}`;
const PATIENCE = 4000;
const at = (name) => new URL(name, self.registration.scope).href;
const lasting = (url) => /\/(assets|pocket)\//.test(new URL(url).pathname);
const here = new Set(FILES.map(([name]) => at(name)));

async function tell(message) {
  for (const page of await self.clients.matchAll({ includeUncontrolled: true })) page.postMessage(message);
}

/** From an older version's cache when its name promises the same contents, else from the network. */
async function fetched(name) {
  const url = at(name);
  const known = lasting(url) ? await caches.match(url) : undefined;
  const answer = known ?? (await fetch(url, { cache: 'no-cache' }));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer;
}

async function fill() {
  const cache = await caches.open(CACHE);
  const whole = FILES.reduce((sum, [, weight]) => sum + weight, 0);
  let done = 0;
  try {
    for (const [name, weight] of FILES) {
      await cache.put(at(name), await fetched(name));
      done += weight;
      await tell({ pocket: 'loading', done, whole });
    }
  } catch (error) {
    await caches.delete(CACHE);
    await tell({ pocket: 'failed' });
    throw error;
  }
}

async function tidy() {
  for (const name of await caches.keys()) if (name.startsWith('comptoir-') && name !== CACHE) await caches.delete(name);
  await self.clients.claim();
}

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(tidy()));
self.addEventListener('message', (event) => {
  if (event.data === 'go') void self.skipWaiting();
});

/** The house's own page if it answers soon, else ours. */
async function page(request) {
  const cache = await caches.open(CACHE);
  const ours = () => cache.match(at('./'));
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    return answer.status < 500 ? answer : ((await ours()) ?? answer);
  } catch {
    return (await ours()) ?? Response.error();
  }
}

async function file(request) {
  const cache = await caches.open(CACHE);
  if (lasting(request.url)) return (await cache.match(request)) ?? fetch(request);
  try {
    return await fetch(request);
  } catch {
    return (await cache.match(request)) ?? Response.error();
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (here.has(url.href)) event.respondWith(file(request));
});
