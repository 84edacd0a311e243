/** Plays what happened on the table, one event at a time. What it holds is a picture on its way to the next settled view. */
import { tick } from 'svelte';
import type { Moment, Pace } from '$lib/animate';
import type { EspressoDoppioEvent, EspressoDoppioView } from '$lib/wire';
import type { Say } from '$lib/words';
import type { Told } from '../contract';
import { add } from '../shared/lists';
import { atOnce, travel, type Point } from '../shared/motion';
import type { Show as Shown } from '../shared/show.svelte';
import { PIECES, typeOf, TYPES } from './pieces';
import { standing, WIDE, type Lay } from './places';
import { after, laid, type Table } from './table';

/** The cards of a deal are turned up on a word. */
export const together = atOnce<EspressoDoppioEvent['event']>('shown', 'received', 'revealed', 'purse');

type Event<Name> = Extract<EspressoDoppioEvent, { event: Name }>;

export class Show implements Shown<EspressoDoppioView, EspressoDoppioEvent> {
  table: Table = $state.raw() as Table;
  lay: Lay = $state.raw(WIDE);
  /** The cards being scored, and those being turned up, as indices into the deck. */
  scoring: readonly number[] = $state.raw([]);
  turning: readonly number[] = $state.raw([]);
  /** Milliseconds a bean falls; 0 while nothing is played. */
  pour = $state(0);
  /** Told across the table: half-time, the end. */
  banner: Say | null = $state.raw(null);
  /** What somebody has just done, in words: on a phone the story is out of sight. */
  caption: Say | null = $state.raw(null);
  /** A scene is being played. */
  moving = $state(false);
  readonly pieces: (SVGGElement | undefined)[] = $state([]);

  #step = -1;

  constructor(view: EspressoDoppioView) {
    this.settle(view);
  }

  settle(view: EspressoDoppioView): void {
    if (view.step < this.#step) this.caption = null;
    this.#step = view.step;
    this.moving = false;
    this.table = laid(view);
    this.scoring = [];
    this.turning = [];
    this.pour = 0;
    this.banner = null;
  }

  /** The runner is not laid yet. */
  get laying(): boolean {
    return this.table.spaces.some((space) => space === 0);
  }

  /** Pieces are laid by type: saucers, cups, spoons. */
  inTurn(piece: number): boolean {
    return (
      typeOf(piece) ===
      Math.floor((TYPES.length * this.table.spaces.filter((space) => space > 0).length) / PIECES.length)
    );
  }

  async play({ event, words }: Told<EspressoDoppioEvent>, { pace }: Moment<EspressoDoppioView>): Promise<void> {
    this.moving = true;
    if (DEEDS.has(event.event)) this.caption = words;
    switch (event.event) {
      case 'moved':
        return this.#carry(event, event.pieces, [], pace);
      case 'exchanged':
        return this.#carry(event, event.going, event.coming, pace);
      case 'placed':
        return this.#carry(event, [event.piece], [], pace);
      case 'scored':
        return this.#score(event, pace);
      case 'took':
        this.scoring = [...this.scoring, event.card - 1];
        await pace.wait(RISE);
        await this.#count(event.other, -event.beans, pace);
        if (pace.skipped) return;
        this.table = after({ ...this.table, beans: this.#beans(event.other, event.beans) }, event);
        return;
      case 'shown':
        this.turning = [...this.turning.slice(-5), event.card - 1];
        this.table = after(this.table, event);
        return pace.wait(240);
      case 'finished':
      case 'stalled':
        pace.meanwhile(this.#proclaim(words, 1100, pace));
        await pace.wait(320);
        // What comes next is seen: the cards of the second half are turned up.
        if (!pace.skipped) this.table = after(this.table, event);
        return;
      case 'won':
      case 'tie':
      case 'shared':
      case 'graded':
        return this.#proclaim(words, 900, pace);
      case 'spent':
        await pace.wait(120);
        this.table = after(this.table, event);
        return;
      default:
        this.table = after(this.table, event);
        return pace.wait(80);
    }
  }

  /** Over the cloth in an arc; those that come back pass nearer to the eye. */
  async #carry(
    event: Event<'moved' | 'exchanged' | 'placed'>,
    going: readonly number[],
    coming: readonly number[],
    pace: Pace,
  ): Promise<void> {
    const moving = [...going, ...coming];
    const from = moving.map((piece) => standing(this.lay, this.table.spaces, piece));
    this.table = after(this.table, event);
    await tick();
    const ways = moving.map((piece, i) => {
      const [a, b] = [from[i]!, standing(this.lay, this.table.spaces, piece)];
      return travel(this.pieces[piece], arc(a, b, coming.includes(piece) ? -26 : -74), 320, pace);
    });
    await Promise.all(ways);
  }

  async #score(event: Event<'scored'>, pace: Pace): Promise<void> {
    this.scoring = [...this.scoring, event.card - 1];
    await pace.wait(RISE);
    await this.#count(event.seat, event.beans, pace);
    if (pace.skipped) return;
    this.table = after({ ...this.table, beans: this.#beans(event.seat, -event.beans) }, event);
    this.scoring = this.scoring.filter((card) => card !== event.card - 1);
    await pace.wait(80);
  }

  /** Tell it across the table, for a while. */
  async #proclaim(words: Say, time: number, pace: Pace): Promise<void> {
    this.banner = words;
    await pace.wait(time);
    if (this.banner === words) this.banner = null;
  }

  #beans(seat: number, more: number): number[] {
    return add(this.table.beans, seat, more);
  }

  /** One bean after another, quickly; many pour faster than few. */
  async #count(seat: number, more: number, pace: Pace): Promise<void> {
    this.pour = pace.reduced ? 0 : pace.ms(240);
    for (let i = 0; i < Math.abs(more) && !pace.skipped; i += 1) {
      this.table = { ...this.table, beans: this.#beans(seat, Math.sign(more)) };
      await pace.wait(Math.min(90, POURED / Math.abs(more)));
    }
  }
}

/** A card stands up in this time, and its beans are in the jar after that one, in milliseconds. */
const RISE = 200;
const POURED = 420;

const DEEDS: ReadonlySet<EspressoDoppioEvent['event']> = new Set(['moved', 'exchanged', 'placed', 'scored', 'took']);

function arc(a: Point, b: Point, lift: number): Point[] {
  const bow = (part: number) => ({
    x: a.x + (b.x - a.x) * part,
    y: a.y + (b.y - a.y) * part + lift * 4 * part * (1 - part),
  });
  return [0, 0.2, 0.4, 0.6, 0.8, 1].map(bow);
}
