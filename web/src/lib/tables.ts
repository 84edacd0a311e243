/** Opening tables from the home page. */
import { api, Trouble } from './api';
import type { GameName } from './language.svelte';
import { introduce } from './me.svelte';
import { keepOpening, openingOf, type Opening } from './openings';
import { go } from './router.svelte';
import { visitor } from './seats';
import { COMPANY, REGULARS, SEATS } from './vocabulary/house';
import type { NewSeat, NewTable } from './wire';

/** As few as can play together. */
const least = (game: GameName) => Math.max(2, SEATS[game][0]);

type Wish = Omit<NewTable, 'game' | 'seats'> & { others: NewSeat[] };

async function open(game: GameName, { others, ...wish }: Wish, query = ''): Promise<void> {
  // Page and board come while the house makes the table; should they not, the table's page says so.
  const coming = [import('../pages/Table.svelte'), import('../boards').then(({ loadBoard }) => loadBoard(game))];
  for (const one of coming) one.catch(() => undefined);
  await introduce();
  const made = await api.create({ game, seats: [{ kind: 'person' }, ...others], ...wish });
  go(`/t/${made.id}${query}`);
}

function seats(count: number, seat: (n: number) => NewSeat): NewSeat[] {
  return Array.from({ length: count - 1 }, (_, i) => seat(i + 2));
}

const bots = (count: number, level: Opening['level']) =>
  seats(count, (n) => ({ kind: 'bot', level, name: REGULARS[n - 2] ?? '' }));

/** Against bots, at once, as one likes it. */
export async function playNow(game: GameName): Promise<void> {
  const { seats, level, options } = openingOf(game);
  try {
    await open(game, { others: bots(seats, level), options }, '?now');
  } catch (error) {
    // What was kept may be rules this house no longer knows: the next time is as usual.
    if (error instanceof Trouble && error.status === 400) keepOpening(game, null);
    throw error;
  }
}

/** A first game, with beginners for company and somebody who explains. */
export function firstGame(game: GameName): Promise<void> {
  return open(game, { others: bots(COMPANY[game], 'novice') }, '?now&guide');
}

const friends = (game: GameName) => seats(COMPANY[game], () => ({ kind: 'open' }));

export function inviteFriends(game: GameName): Promise<void> {
  return open(game, { others: friends(game) });
}

/** For whoever comes. */
export function openToAll(game: GameName): Promise<void> {
  return open(game, { others: friends(game), public: true });
}

export function sameScreen(game: GameName): Promise<void> {
  const taken: string[] = [];
  const named = () => {
    taken.push(visitor(taken));
    return taken.at(-1)!;
  };
  return open(game, { others: seats(least(game), () => ({ kind: 'screen', name: named() })) });
}
