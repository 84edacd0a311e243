/** What the player has touched and not decided yet, and how it becomes a choice. */
import type { EspressoDoppioEvent, EspressoDoppioMove, EspressoDoppioView } from '$lib/wire';
import type { BoardProps } from '../contract';
import { exchangeOf, mayExchange, placeOf, scoreOf, stopOf, typesBetween, type EspressoChoice } from './asked';
import { numbered, ofKind } from '../shared/choices';
import { SPACES, typeOf, TYPES } from './pieces';
import type { Show } from './show.svelte';

type Props = BoardProps<EspressoDoppioView, EspressoDoppioMove, EspressoDoppioEvent>;
type Asked = { [Name in 'choices' | 'pointed' | 'choose' | 'point' | 'why']: Props[Name] };

export class Finger {
  /** The rings chosen so far, and the types that shall change places between two of them. */
  rings: number[] = $state.raw([]);
  types: number[] = $state.raw([]);
  /** A piece picked up to be laid, a card touched once; -1 for none. */
  piece = $state(-1);
  card = $state(-1);
  /** The card looked at, anybody's, whose condition is told in words; -1 for none. */
  reading = $state(-1);
  /** Asked to end the turn although a card could be scored. */
  leaving = $state(false);
  #dragged: { a: number; b: number; types: number[] } | null = $state.raw(null);

  constructor(
    readonly show: Show,
    readonly asked: () => Asked,
  ) {}

  get #choices(): readonly EspressoChoice[] {
    return this.asked().choices;
  }

  get #listed(): EspressoChoice | undefined {
    return numbered(this.#choices, this.asked().pointed);
  }

  /** Types that stand on one of the two rings chosen. */
  get able(): number[] {
    const [a, b] = this.rings;
    return a && b ? typesBetween(this.#choices, a, b) : [];
  }

  /** The exchange being considered: dragged, chosen by touch, or pointed at in the list. */
  get considered(): EspressoChoice | undefined {
    const drag = this.#dragged;
    if (drag) return exchangeOf(this.#choices, drag.a, drag.b, drag.types);
    const [a, b] = this.rings;
    if (a && b && this.types.length > 0) return exchangeOf(this.#choices, a, b, this.types);
    return this.#listed?.move.move === 'exchange' ? this.#listed : undefined;
  }

  /** Pieces that would change places. */
  get lifted(): number[] {
    const move = this.considered?.move;
    if (move?.move !== 'exchange') return [];
    const there = (at: number) => at === move.left || at === move.right;
    return this.show.table.spaces.flatMap((at, piece) =>
      there(at) && move.types.includes(typeOf(piece)) ? [piece] : [],
    );
  }

  /** A piece to lay, or a card to score, that the list or the guide points at; -1 for none. */
  get meantPiece(): number {
    const move = this.#listed?.move;
    return this.piece < 0 && move?.move === 'place' ? move.piece : -1;
  }

  get meantCard(): number {
    const move = this.#listed?.move;
    return move?.move === 'score' ? move.card - 1 : -1;
  }

  get meantStop(): boolean {
    return this.#listed?.move.move === 'stop';
  }

  /** Rings to light: those chosen, or those of the exchange being considered. */
  get lit(): number[] {
    const move = this.considered?.move;
    return move?.move === 'exchange' && this.rings.length < 2 ? [move.left, move.right] : this.rings;
  }

  /** Rings on which the piece in hand may be laid. */
  get open(): number[] {
    const move = this.#listed?.move;
    const listed = move?.move === 'place' ? move : null;
    if (this.piece >= 0 && this.piece !== listed?.piece)
      return SPACES.filter((space) => placeOf(this.#choices, this.piece, space));
    return listed ? [listed.space] : [];
  }

  forget(): void {
    this.rings = [];
    this.types = [];
    this.piece = -1;
    this.card = -1;
    this.reading = -1;
    this.leaving = false;
    this.#dragged = null;
  }

  drop(): void {
    this.forget();
    this.asked().point(null);
  }

  tapRing(space: number): void {
    this.card = -1;
    this.leaving = false;
    if (this.show.laying) {
      if (this.piece >= 0) this.#lay(this.piece, space);
    } else if (!mayExchange(this.#choices)) {
      const left = Math.min(space, SPACES.length - 1);
      void this.asked().why({ move: 'exchange', left, right: left + 1, types: [...TYPES] });
    } else {
      const others = this.rings.filter((other) => other !== space);
      this.rings = others.length < this.rings.length ? others : others.length === 2 ? [space] : [...others, space];
      this.types = this.able;
      this.#tellList();
    }
  }

  tapPiece(piece: number): void {
    this.piece = this.piece === piece ? -1 : piece;
  }

  toggle(type: number): void {
    if (!this.able.includes(type)) {
      void this.asked().why({
        move: 'exchange',
        left: Math.min(...this.rings),
        right: Math.max(...this.rings),
        types: [type],
      });
      return;
    }
    this.types = this.types.includes(type)
      ? this.types.filter((other) => other !== type)
      : [...this.types, type].sort();
    this.#tellList();
  }

  /** Change places as chosen by touch. */
  sure(): void {
    const [a, b] = this.rings;
    if (a && b) this.#exchange(a, b, this.types);
  }

  /** Pieces are held over a ring; `to` is 0 beside the runner. */
  hover(pieces: readonly number[], from: number, to: number): void {
    this.#dragged = from && to ? { a: from, b: to, types: pieces.map(typeOf) } : null;
  }

  /** Pieces were dragged to a ring, from another or (0) from beside the runner. */
  carry(pieces: readonly number[], from: number, to: number): void {
    if (from === 0) this.#lay(pieces[0]!, to);
    else this.#exchange(from, to, pieces.map(typeOf));
  }

  touchCard(index: number): void {
    const found = scoreOf(this.#choices, index);
    this.reading = index;
    if (!found) void this.asked().why({ move: 'score', card: index + 1, about: [] });
    // Scoring may end the actions of the turn: ask once more while there are any.
    else if (mayExchange(this.#choices) && this.card !== index) {
      this.forget();
      this.card = index;
      this.asked().point(found.number);
    } else this.#done(found.number);
  }

  stop(): void {
    const found = stopOf(this.#choices);
    if (!found) void this.asked().why({ move: 'stop' });
    else if (!this.leaving && ofKind(this.#choices, 'score').length > 0) this.leaving = true;
    else this.#done(found.number);
  }

  #done(number: number): void {
    this.drop();
    this.asked().choose(number);
  }

  #exchange(a: number, b: number, types: readonly number[]): void {
    const found = exchangeOf(this.#choices, a, b, types);
    if (found) this.#done(found.number);
    else void this.asked().why({ move: 'exchange', left: Math.min(a, b), right: Math.max(a, b), types: [...types] });
  }

  #lay(piece: number, space: number): void {
    const found = placeOf(this.#choices, piece, space);
    if (found) this.#done(found.number);
    else void this.asked().why({ move: 'place', piece, space });
  }

  #tellList(): void {
    this.asked().point(this.rings.length === 2 ? (this.considered?.number ?? null) : null);
  }
}
