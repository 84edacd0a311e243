/** Plays what happened on the board, one event at a time. What it holds is a picture on its way to the next settled view. */
import { tick } from 'svelte';
import { BEAT, type Moment, type Pace } from '$lib/animate';
import type { CafeRaceEvent, CafeRaceView } from '$lib/wire';
import type { Say } from '$lib/words';
import type { Told } from '../contract';
import { act, atOnce, hopping, travel, type Point } from '../shared/motion';
import type { Pauses, Show as Shown } from '../shared/show.svelte';
import { middle, standing, way, type Stand } from './places';
import { after, laid, medals, neighbours, type Medal, type Table } from './table';

/** Two white dice being rolled: for balance (`target`), or to settle a tie. */
export interface Roll {
  id: number;
  seat: number;
  dice: number[];
  target: number;
  total: number;
  spilled: boolean;
  tumble: number;
  settled: boolean;
}

export interface Stain extends Point {
  id: number;
}

/** Thrusts are shown on a word, ties are rolled off side by side. */
export const together = atOnce<CafeRaceEvent['event']>('thrust', 'white-dice', 'speed', 'arrived');

export class Show implements Shown<CafeRaceView, CafeRaceEvent> {
  table: Table = $state.raw() as Table;
  /** Seats in the order they came to where they stand. */
  order: number[] = $state.raw([]);
  /** All dice in the air, and those just landed. */
  rolls: readonly Roll[] = $state.raw([]);
  stains: Stain[] = $state.raw([]);
  medals: Medal[] = $state.raw([]);
  note: Say | null = $state.raw(null);
  /** What is happening, as a sentence. */
  caption: Say | null = $state.raw(null);
  /** Grows with each roll of the speed dice; how long they tumble. */
  thrown = $state(0);
  tumble = $state(0);
  braking = $state(-1);
  readonly clerks: (SVGGElement | undefined)[] = $state([]);
  #count = 0;

  constructor(
    view: CafeRaceView,
    readonly look: (point: Point, time: number) => void,
  ) {
    this.settle(view);
  }

  settle(view: CafeRaceView): void {
    const before = this.table as Table | undefined;
    const table = laid(view);
    const same =
      before && before.offered === table.offered && before.starter === table.starter && before.round === table.round;
    this.table = same ? { ...table, passed: before.passed } : table;
    if (this.order.length !== view.seats) this.order = view.spaces.map((_, seat) => seat);
    this.rolls = [];
    this.note = null;
    this.caption = null;
    this.braking = -1;
    this.medals = medals(view);
  }

  stand(seat: number): Stand {
    const space = this.table.spaces[seat]!;
    // In the start zone everybody keeps his own spot.
    if (space === 0) return standing(0, seat, this.table.spaces.length);
    const { index, count } = neighbours(this.table.spaces, this.order, seat);
    return standing(space, index, count);
  }

  async play(told: Told<CafeRaceEvent>, { pace }: Moment<CafeRaceView>): Promise<void> {
    const { event } = told;
    // The outcome of a roll is told when the dice lie still.
    const rolls = event.event === 'balance' || event.event === 'white-dice';
    if (!rolls) this.caption = told.words;
    switch (event.event) {
      case 'moved':
        return this.#run(event, pace);
      case 'balance':
        return this.#rollDice(told.words, event, event.target, event.spilled, pace);
      case 'white-dice':
        return this.#rollDice(told.words, event, 0, false, pace);
      case 'refilled':
        return this.#goBack(event, pace);
      case 'speed-dice':
        this.tumble = pace.reduced ? 0 : pace.ms(500);
        this.thrown += 1;
        this.table = after(this.table, event);
        return pace.wait(560);
      case 'tie':
        this.note = told.words;
        return pace.wait(260);
      case 'braked':
      case 'overshot':
        this.braking = event.seat;
        return pace.wait(140);
      case 'arrived':
        this.medals = [...this.medals, event];
        this.look(this.stand(event.seat), pace.ms(200));
        this.table = after(this.table, event);
        return pace.wait(300);
      default:
        this.table = after(this.table, event);
        return pace.wait(PAUSES[event.event] ?? 0);
    }
  }

  /** Down the stairs, hop by hop. */
  async #run(event: Extract<CafeRaceEvent, { event: 'moved' }>, pace: Pace): Promise<void> {
    const from = this.stand(event.seat);
    const passes = way(event.start, event.space).slice(0, -1).map(middle);
    this.note = null;
    this.table = after(this.table, event);
    this.order = [...this.order.filter((seat) => seat !== event.seat), event.seat];
    const to = this.stand(event.seat);
    const time = event.steps === 0 ? 0 : Math.min(320, 150 + 40 * passes.length);
    this.look(to, pace.ms(time));
    await tick();
    await travel(this.clerks[event.seat], hopping([from, ...passes, to], 12), time, pace);
  }

  async #rollDice(
    words: Say,
    event: Extract<CafeRaceEvent, { event: 'balance' | 'white-dice' }>,
    target: number,
    spilled: boolean,
    pace: Pace,
  ): Promise<void> {
    // What a tie leads to is told next, so these dice lie still by then.
    const rolling = target ? 500 : BEAT - 20;
    const tumble = pace.reduced ? 0 : pace.ms(rolling);
    const { seat, dice, total } = event;
    this.#count += 1;
    const roll: Roll = { id: this.#count, seat, dice, target, total, spilled, tumble, settled: false };
    this.#lay(roll);
    this.look(this.stand(seat), pace.ms(200));
    // The next one is on his way before these dice have come to rest.
    pace.meanwhile(this.#come(roll, rolling, words, event, pace));
    await pace.wait(target ? 300 : BEAT);
  }

  async #come(roll: Roll, rolling: number, words: Say, event: CafeRaceEvent, pace: Pace): Promise<void> {
    await pace.wait(rolling);
    if (pace.skipped) return;
    this.#lay({ ...roll, settled: true });
    this.caption = words;
    this.table = after(this.table, event);
    if (roll.spilled) this.#stain(roll.seat);
    if (this.braking === roll.seat) this.braking = -1;
    await pace.wait(roll.spilled ? 560 : 380);
    this.rolls = this.rolls.filter(({ id }) => id !== roll.id);
  }

  /** Nobody has more than one pair of dice. */
  #lay(roll: Roll): void {
    this.rolls = [...this.rolls.filter(({ seat }) => seat !== roll.seat), roll];
  }

  #stain(seat: number): void {
    const { x, y, facing } = this.stand(seat);
    this.#count += 1;
    this.stains = [...this.stains.slice(-5), { id: this.#count, x: x + 22 * facing, y: y + 3 }];
  }

  /** An empty cup takes its clerk back to the machines. */
  async #goBack(event: Extract<CafeRaceEvent, { event: 'refilled' }>, pace: Pace): Promise<void> {
    await act(this.clerks[event.seat], [{ opacity: 1 }, { opacity: 0 }], 180, pace);
    if (pace.skipped) return;
    this.table = after(this.table, event);
    this.look(this.stand(event.seat), pace.ms(280));
    await tick();
    await act(this.clerks[event.seat], [{ opacity: 0 }, { opacity: 1 }], 240, pace);
  }
}

const PAUSES: Pauses<CafeRaceEvent> = {
  round: 120,
  thrust: 300,
  speed: 260,
  'starts-bidding': 180,
  die: 260,
  bid: 320,
  passed: 220,
};
