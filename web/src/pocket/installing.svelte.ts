/** Loading the pocket into this browser, and renewing it: the page's side of the service worker. */
import { tookPocket } from '$lib/pocket.svelte';
import { shut } from './host.svelte';
import { LOCK } from './talk';

/** How long a worker that was told to end may take for it. */
const DYING = 3000;

const root = new URL(import.meta.env.BASE_URL, document.baseURI);

let loading: { done: number; whole: number } | null = $state.raw(null);
let failed = $state(false);
let waiting: ServiceWorker | null = $state.raw(null);
let busy = $state(false);

export const progress = (): { done: number; whole: number } | null => loading;
export const hasFailed = (): boolean => failed;
export const newVersion = (): boolean => waiting !== null;
export const updateMustWait = (): boolean => busy;

interface Told {
  pocket?: 'loading' | 'failed';
  done?: number;
  whole?: number;
}

function listen(): () => void {
  const hear = ({ data }: MessageEvent<Told>) => {
    // Only the first loading is waited for; a newer version loads beside.
    if (data.pocket === 'loading' && loading) loading = { done: data.done ?? 0, whole: data.whole ?? 0 };
    if (data.pocket === 'failed' && loading) {
      loading = null;
      failed = true;
    }
  };
  navigator.serviceWorker.addEventListener('message', hear);
  return () => navigator.serviceWorker.removeEventListener('message', hear);
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = () => {
    if (registration.active) {
      loading = null;
      tookPocket();
    }
    waiting = registration.active ? registration.waiting : null;
  };
  const follow = () => registration.installing?.addEventListener('statechange', look);
  registration.addEventListener('updatefound', follow);
  follow();
  look();
  registration.active?.addEventListener('statechange', look);
  registration.waiting?.addEventListener('statechange', look);
  void navigator.serviceWorker.ready.then(look);
}

/** What is there already; returns the undoing. */
export function look(): () => void {
  void navigator.serviceWorker.getRegistration(root.href).then((found) => found && watch(found));
  return listen();
}

/** Load all of it, because somebody asked for it. */
export async function take(): Promise<void> {
  failed = false;
  loading = { done: 0, whole: 0 };
  try {
    const address = new URL('sw.js', root);
    watch(await navigator.serviceWorker.register(address, { scope: root.pathname, updateViaCache: 'none' }));
    // So that the browser does not tidy it away; it may say no, and then it is as before.
    void navigator.storage?.persist?.();
  } catch {
    loading = null;
    failed = true;
  }
}

/**
 * Change to the new version, unless a table of the pocket is open in another tab: then the page that was loaded stays.
 * No table is open in this one, where the button is; a pocket that is still warm here is put away first.
 */
export async function update(): Promise<void> {
  shut();
  try {
    await navigator.locks.request(LOCK, { signal: AbortSignal.timeout(DYING) }, change);
    busy = false;
  } catch {
    busy = true;
  }
}

async function change(): Promise<void> {
  if (!waiting) return;
  const changed = new Promise((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  );
  waiting.postMessage('go');
  await changed;
  location.reload();
}
