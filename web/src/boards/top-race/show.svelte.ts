/** Plays what happened on the board, one event at a time. What it holds is a picture on its way to the next settled view. */
import { play as sound } from '$lib/sound';
import { settings } from '$lib/settings.svelte';
import type { Moment, Pace } from '$lib/animate';
import type { TopRaceEvent, TopRaceView } from '$lib/wire';
import type { Say } from '$lib/words';
import type { Told } from '../contract';
import { atOnce, type Point } from '../shared/motion';
import type { Pauses, Show as Shown } from '../shared/show.svelte';
import { drive } from './drive';
import { after, laid, type Picture } from './picture';
import { opened, settled, type Settling } from './settling';
import type { Spot, Track } from './track';

/** Hands are dealt, grids filled and prizes paid all at once. */
export const together = atOnce<TopRaceEvent['event']>(
  'dealt',
  'open-hand',
  'by-lot',
  'placed',
  'shown',
  'classified',
  'prize',
  'bet-paid',
  'token-paid',
  'match-over',
);

/** A car drives a space in this time, and the longest way in no more than the other. */
const PER_SPACE = 90;
const LONGEST = 1150;

export class Show implements Shown<TopRaceView, TopRaceEvent> {
  picture: Picture = $state.raw() as Picture;
  /** The cars on their way, and where they are. */
  underway: ReadonlyMap<number, Spot> = $state.raw(new Map());
  /** The way just driven, to be seen a moment longer. */
  trail: { car: number; start: number; path: readonly number[] } | null = $state.raw(null);
  /** A sentence worth reading, and how many there were before. */
  note: Say | null = $state.raw(null);
  noted = $state(0);
  /** The money table, while it adds up and until it is put away. */
  settling: Settling | null = $state.raw(null);
  readonly #track: () => Track | null;
  readonly #look: (point: Point, time: number) => void;

  /** `track` is null until the circuit is known. */
  constructor(view: TopRaceView, track: () => Track | null, look: (point: Point, time: number) => void) {
    this.#track = track;
    this.#look = look;
    this.settle(view);
  }

  get track(): Track | null {
    return this.#track();
  }

  settle(view: TopRaceView): void {
    const before = this.picture as Picture | undefined;
    const picture = laid(view);
    // Who bid what for the driver still on offer is remembered; the view only knows the highest bid.
    const same =
      before && before.offered === picture.offered && before.lot === picture.lot && before.bid === picture.bid;
    this.picture = same ? { ...picture, bids: before.bids } : picture;
    this.underway = new Map();
    this.trail = null;
    this.note = null;
  }

  /** Where a car is drawn; null when it is not on the board. */
  spot(car: number): Spot | null {
    const { track, picture } = this;
    const driven = this.underway.get(car);
    if (driven) return driven;
    const space = picture.spaces[car] ?? -1;
    if (!track || space < 0 || space >= track.spots.length) return null;
    if (!picture.broken[car]) return track.spots[space]!;
    // A broken-down car stands in the grass beside its space.
    return track.beside(track.place(space).column, 1, 36 + 12 * (car % 2));
  }

  lines(cards: readonly (readonly (readonly number[])[])[]): readonly (readonly number[])[] {
    return cards[this.picture.card] ?? [];
  }

  async play(told: Told<TopRaceEvent>, { before, pace }: Moment<TopRaceView>): Promise<void> {
    const { event } = told;
    if (TOLD.has(event.event) || (event.event === 'moved' && event.lost > 0)) {
      this.note = told.words;
      this.noted += 1;
    }
    // One left open from an earlier race gives way to this one.
    if (event.event === 'prize' && this.settling?.race !== before.race) this.settling = opened(before);
    if (event.event === 'race') this.#begin();
    if (this.settling) this.settling = settled(this.settling, event);
    if (event.event === 'moved') return this.#move(event, pace);
    this.#step(event);
    if (event.event === 'returned' || event.event === 'placed' || event.event === 'broke-down')
      this.#watch(event.car, pace);
    return pace.wait(PAUSES[event.event] ?? 0);
  }

  #begin(): void {
    this.trail = null;
  }

  #step(event: TopRaceEvent): void {
    const noise = SOUNDS[event.event];
    if (noise) sound(noise, settings.sound);
    this.picture = after(this.picture, event, this.track ? this.lines(this.track.plan.cards) : []);
  }

  #watch(car: number, pace: Pace): void {
    const spot = this.spot(car);
    if (spot) this.#look(spot, pace.ms(260));
  }

  async #move(event: Extract<TopRaceEvent, { event: 'moved' }>, pace: Pace): Promise<void> {
    const { track } = this;
    if (!track) return this.#step(event);
    const way = track.way(event.start, event.path);
    const time = Math.min(LONGEST, 110 + PER_SPACE * event.path.length);
    this.trail = { car: event.car, start: event.start, path: event.path };
    this.#drives(event.car, way[0]!);
    this.#step(event);
    this.#look(way.at(-1)!, pace.ms(time));
    sound('engine', settings.sound);
    await drive(way, time, pace, (spot) => this.#drives(event.car, spot));
    if (pace.skipped) return;
    this.#drives(event.car, null);
    await pace.wait(event.lost > 0 ? 200 : 60);
  }

  #drives(car: number, spot: Spot | null): void {
    const cars = new Map(this.underway);
    if (spot) cars.set(car, spot);
    else cars.delete(car);
    this.underway = cars;
  }
}

/** Events whose sentence is shown on the lawn for a moment. */
const TOLD = new Set<TopRaceEvent['event']>([
  'controller',
  'bet-line',
  'broke-down',
  'accelerated',
  'returned',
  'stuck',
  'gold-lost',
  'no-effect',
  'out',
  'finished',
  'lap',
  'won',
  'reshuffled',
  'given',
  'no-bid',
]);

const SOUNDS: Partial<Record<TopRaceEvent['event'], 'card' | 'engine' | 'clink' | 'chime'>> = {
  card: 'card',
  turned: 'card',
  shown: 'card',
  sold: 'clink',
  prize: 'clink',
};

const PAUSES: Pauses<TopRaceEvent> = {
  race: 200,
  controller: 400,
  driver: 320,
  lot: 320,
  bid: 300,
  passed: 220,
  'no-bid': 400,
  sold: 480,
  given: 480,
  'lot-sold': 480,
  'by-lot': 220,
  'hand-taken': 320,
  'car-taken': 320,
  placed: 260,
  token: 320,
  shown: 320,
  card: 400,
  turned: 400,
  'no-effect': 480,
  gold: 260,
  'gold-lost': 400,
  stuck: 400,
  ignored: 160,
  'bet-line': 400,
  finished: 480,
  lap: 260,
  accelerated: 400,
  'broke-down': 400,
  returned: 400,
  out: 400,
  reshuffled: 400,
  classified: 160,
  prize: 260,
  'bet-paid': 170,
  'token-paid': 260,
  won: 800,
  'match-over': 200,
};
