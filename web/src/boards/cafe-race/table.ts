/** What lies on the board at one moment of a scene: the settled view, changed event by event. Not the truth, only its picture. */
import { COFFEES, START } from '$lib/vocabulary/cafe-race';
import type { CafeRaceEvent, CafeRaceView } from '$lib/wire';
import { add, put } from '../shared/lists';

export interface Table {
  /** Whose eyes these are; -1 for a spectator. */
  seat: number;
  round: number;
  spaces: number[];
  coffees: number[];
  /** Speed dice nobody has taken, highest first. */
  dice: number[];
  /** Mine, if chosen, and those laid open. */
  thrusts: number[];
  /** Thrusts everybody sees; 0 where not shown. */
  open: number[];
  speeds: number[];
  offered: number;
  bid: number;
  leader: number;
  bidder: number;
  starter: number;
  /** Who has passed on the die on offer, as far as this screen has seen. */
  passed: number[];
  /** Whose move is being shown. */
  mover: number;
}

export function laid(view: CafeRaceView): Table {
  const { round, spaces, coffees, thrusts, speeds, offered, bid, leader, bidder, starter } = view;
  const dice = view.dice.filter((die) => die > 0);
  const open = thrusts.map((thrust, seat) => (speeds[seat] ? thrust : 0));
  return {
    seat: view.seat,
    round,
    spaces,
    coffees,
    dice,
    thrusts,
    open,
    speeds,
    offered,
    bid,
    leader,
    bidder,
    starter,
    passed: [],
    mover: -1,
  };
}

function without(dice: readonly number[], die: number): number[] {
  const at = dice.indexOf(die);
  return dice.filter((_, i) => i !== at);
}

/** The table after an event. */
export function after(table: Table, event: CafeRaceEvent): Table {
  switch (event.event) {
    case 'round':
      return afresh(table, event.round);
    case 'refilled':
      return {
        ...table,
        spaces: put(table.spaces, event.seat, START),
        coffees: put(table.coffees, event.seat, COFFEES),
      };
    case 'speed-dice':
      return { ...table, dice: [...event.dice] };
    case 'own-thrust':
      return { ...table, thrusts: put(table.thrusts, table.seat, event.thrust) };
    case 'thrust':
      return { ...table, open: put(table.open, event.seat, event.thrust) };
    case 'speed':
      return taken(table, event.seat, event.speed);
    case 'moved':
      return { ...table, mover: event.seat, spaces: put(table.spaces, event.seat, event.space) };
    case 'balance':
      return event.spilled ? { ...table, coffees: add(table.coffees, event.seat, -1) } : table;
    case 'starts-bidding':
      return { ...table, starter: event.seat, bidder: event.seat, offered: 0, bid: 0, leader: -1, passed: [] };
    case 'die':
      return { ...table, offered: event.die };
    case 'bid':
      return { ...table, bid: event.thrust, leader: event.seat };
    case 'passed':
      return { ...table, passed: [...table.passed, event.seat] };
    case 'arrived':
      return { ...table, mover: -1 };
    default:
      return table;
  }
}

/** A new round: the tray is empty, all dice are back in hand. */
function afresh(table: Table, round: number): Table {
  const zeros = table.spaces.map(() => 0);
  return { ...table, round, mover: -1, dice: [], thrusts: zeros, open: zeros, speeds: zeros, bidder: -1, starter: -1 };
}

function taken(table: Table, seat: number, speed: number): Table {
  const open = table.offered ? put(table.open, seat, table.bid) : table.open;
  return {
    ...table,
    open,
    speeds: put(table.speeds, seat, speed),
    dice: without(table.dice, speed),
    offered: 0,
    bid: 0,
    leader: -1,
    // They passed on this die only.
    passed: [],
  };
}

/** All speed dice of the round in order, each with the seat that took it (-1: nobody yet). */
export function columns(table: Table): { die: number; seat: number }[] {
  const owned = table.speeds.map((die, seat) => ({ die, seat })).filter(({ die }) => die > 0);
  const rank = ({ die, seat }: { die: number; seat: number }) =>
    die * 16 + (seat < 0 ? 0 : 8 + (table.open[seat] ?? 0));
  return [...owned, ...table.dice.map((die) => ({ die, seat: -1 }))].sort((a, b) => rank(b) - rank(a));
}

/** Where a clerk came in, and the points that place brings. */
export interface Medal {
  seat: number;
  rank: number;
  points: number;
}

/** The places of a race that is over: told when they come in, and read off the view by whoever comes later. */
export function medals({ over, ranks, points }: CafeRaceView): Medal[] {
  return over ? ranks.map((rank, seat) => ({ seat, rank, points: points[seat]! })) : [];
}

/** Which of the clerks on its space a seat is (the one who came first keeps the front), and how many stand there. */
export function neighbours(
  spaces: readonly number[],
  order: readonly number[],
  seat: number,
): { index: number; count: number } {
  const there = order.filter((other) => spaces[other] === spaces[seat]);
  return { index: there.indexOf(seat), count: there.length };
}
