/** Opening tables from the home page. */
import { api } from './api';
import { t, type GameName } from './language.svelte';
import { introduce } from './me.svelte';
import { go } from './router.svelte';
import { REGULARS } from './seats';
import type { NewSeat } from './wire';

/** How many sit down when nobody says otherwise: the number each game is most fun with. */
const COMPANY: Record<GameName, number> = {
  'cafe-race': 4,
  'cafe-international': 3,
  'top-race': 4,
  'espresso-doppio': 2,
};
const LEAST: Record<GameName, number> = {
  'cafe-race': 3,
  'cafe-international': 2,
  'top-race': 2,
  'espresso-doppio': 2,
};

async function open(game: GameName, others: NewSeat[], query = ''): Promise<void> {
  await introduce();
  const made = await api.create({ game, seats: [{ kind: 'person' }, ...others] });
  go(`/t/${made.id}${query}`);
}

function seats(count: number, seat: (n: number) => NewSeat): NewSeat[] {
  return Array.from({ length: count - 1 }, (_, i) => seat(i + 2));
}

/** Against bots, at once. */
export function playNow(game: GameName): Promise<void> {
  return open(
    game,
    seats(COMPANY[game], (n) => ({ kind: 'bot', level: 'regular', name: REGULARS[n - 2] ?? '' })),
    '?now',
  );
}

/** A first game, with beginners for company and somebody who explains. */
export function firstGame(game: GameName): Promise<void> {
  return open(
    game,
    seats(LEAST[game], (n) => ({ kind: 'bot', level: 'novice', name: REGULARS[n - 2] ?? '' })),
    '?now&guide',
  );
}

export function inviteFriends(game: GameName): Promise<void> {
  return open(
    game,
    seats(COMPANY[game], () => ({ kind: 'open' })),
  );
}

export function sameScreen(game: GameName): Promise<void> {
  return open(
    game,
    seats(LEAST[game], (n) => ({ kind: 'screen', name: t('shell-player', { n }) })),
  );
}
