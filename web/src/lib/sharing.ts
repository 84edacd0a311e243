/** Giving an address away: the phone's own way where there is one, else the clipboard. */
import { tell } from './notice.svelte';

export async function hand(path: string, title: string): Promise<void> {
  const url = new URL(path, location.href).href;
  if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
    // Whoever changes his mind has not met a fault.
    await navigator.share({ url, title }).catch(() => undefined);
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    tell({ key: 'shell-copied' });
  } catch {
    tell({ key: 'shell-copy-this', args: { url } });
  }
}
