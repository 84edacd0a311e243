/** While the page lies in the background: whose turn it is at all of my tables, told by the title and, if wished, by a notice. */
import { api } from '$lib/api';
import { t } from '$lib/language.svelte';
import { myself } from '$lib/me.svelte';
import { here } from '$lib/router.svelte';
import { settings } from '$lib/settings.svelte';
import { running } from './mine';

const EVERY = 30_000;
let before: ReadonlySet<string> | null = null;

async function look(): Promise<void> {
  if (!myself().id || document.visibilityState === 'visible') return;
  const waiting = running(await api.tables()).filter(({ my_turn }) => my_turn);
  document.title = `${waiting.length > 0 ? `(${waiting.length}) ` : ''}${document.title.replace(/^\(\d+\) /, '')}`;
  const shown = here().page === 't' ? here().parts[0] : '';
  for (const { id, game } of waiting) {
    if (before && !before.has(id) && id !== shown && settings.notify && Notification.permission === 'granted')
      new Notification(t(`${game}-name`), { body: t('shell-your-turn'), icon: '/icon-192.png', tag: id }).onclick =
        () => {
          window.focus();
          location.assign(`/t/${id}`);
        };
  }
  before = new Set(waiting.map(({ id }) => id));
}

/** Returns the undoing. */
export function watch(): () => void {
  const timer = setInterval(() => void look().catch(() => undefined), EVERY);
  const back = () => {
    if (document.visibilityState === 'visible') document.title = document.title.replace(/^\(\d+\) /, '');
  };
  document.addEventListener('visibilitychange', back);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', back);
  };
}
