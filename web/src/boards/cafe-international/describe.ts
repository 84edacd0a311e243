/** The café in words, for those who do not see it: table by table, then one's own guests. */
import type { CafeInternationalView } from '$lib/wire';
import type { Say } from '$lib/words';
import { guestKey, nationKey, tableKey } from './nations';
import { ranks } from './order';
import { AROUND } from './plan';

export function describe(view: CafeInternationalView, me: number): Say[] {
  const tables = view.tables.flatMap((nation, table) => (nation < 0 ? [] : [laid(view, table, nation)]));
  const rank = ranks();
  const kinds = view.hand.flatMap((count, kind) => Array.from({ length: count }, () => kind));
  const hand = kinds.sort((a, b) => rank[a]! - rank[b]!).map((kind) => `@${guestKey(kind)}`);
  const mine = me >= 0 && hand.length > 0 ? [{ key: 'cafe-international-event-hand', args: { guests: hand } }] : [];
  const turn = { key: 'cafe-international-board-so-far', args: { seat: `#${view.turn}`, points: view.earned } };
  const piles = {
    key: 'cafe-international-board-piles',
    args: { guests: view.guests_left, tables: view.tables_left.reduce((all, one) => all + one, 0) },
  };
  return [...tables, ...mine, ...(view.seated > 0 ? [turn] : []), piles];
}

function laid(view: CafeInternationalView, table: number, nation: number): Say {
  const guests = AROUND[table]!.map((place) => view.guests[place]!).filter((guest) => guest >= 0);
  const args = { table: `@${tableKey(table)}`, nation: `@${nationKey(nation)}` };
  if (guests.length === 0) return { key: 'cafe-international-board-table-empty', args };
  return {
    key: 'cafe-international-board-table',
    args: { ...args, guests: guests.map((kind) => `@${guestKey(kind)}`) },
  };
}
