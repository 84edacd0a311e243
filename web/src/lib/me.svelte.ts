/** Who I am to the house: a nickname and a cookie. */
import { api } from './api';
import { t } from './language.svelte';
import type { Me } from './wire';

let me: Me = $state.raw({ id: '', name: '', token: '' });

export function myself(): Me {
  return me;
}

let asking: Promise<void> | null = null;

/** Ask the house who I am; asked by several at once, it is asked only once. */
export function recall(): Promise<void> {
  asking ??= api
    .me()
    .then((answer) => {
      me = answer;
    })
    .finally(() => (asking = null));
  return asking;
}

export async function rename(name: string): Promise<void> {
  me = await api.rename(name.trim());
}

/** Nobody is made to introduce himself before his first game: a guest gets a name and may change it later. */
export async function introduce(): Promise<void> {
  if (!me.id) await recall();
  if (!me.id) await rename(t('shell-guest'));
}
