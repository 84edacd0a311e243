/** A line to share: by the device's own sheet where there is one, else copied. */
import { tell } from '$lib/notice.svelte';

export async function share(line: string): Promise<void> {
  if (navigator.share) {
    await navigator.share({ text: line }).catch(() => undefined);
    return;
  }
  await navigator.clipboard.writeText(line);
  tell({ key: 'day-shared-copied' });
}
