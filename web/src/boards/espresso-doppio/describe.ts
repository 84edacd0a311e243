/** The table in words: the five spaces from left to right, then the cards before each player. */
import type { EspressoDoppioView } from '$lib/wire';
import type { Say } from '$lib/words';
import { SPACES, wordOf } from './pieces';
import { before, laid, stack } from './table';

export function describe(view: EspressoDoppioView, me: number): Say[] {
  const table = laid(view);
  const spaces = SPACES.map((space): Say => {
    const pieces = stack(table.spaces, space).map((piece) => `@${wordOf(piece)}`);
    return {
      key: 'espresso-doppio-board-space',
      args: { space, pieces: pieces.length > 0 ? pieces : ['@espresso-doppio-board-empty'] },
    };
  });
  const first = Math.max(0, me);
  const seats = view.beans.map((_, i) => (first + i) % view.seats);
  const cards = seats.flatMap((seat) => before(table, seat).map((card) => cardSay(view, seat, card)));
  return [...spaces, ...cards];
}

function cardSay(view: EspressoDoppioView, seat: number, card: number): Say {
  const { condition, parts, beans, takes } = view.deck[card]!;
  const about = parts.filter((part) => part !== '').map((part) => `@espresso-doppio-part-${part}`);
  const args = {
    seat: `#${seat}`,
    card: card + 1,
    condition: `@espresso-doppio-condition-${condition}`,
    parts: about,
    beans,
    pays: view.pays[card]!,
  };
  return { key: takes ? 'espresso-doppio-board-has-card-takes' : 'espresso-doppio-board-has-card', args };
}
