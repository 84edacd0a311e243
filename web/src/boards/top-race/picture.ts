/** What lies on the board at one moment of a scene: the settled view, changed event by event. Not the truth, only its picture. */
import { ASK_BID, ASK_CAR, ASK_HAND, GOLD } from '$lib/vocabulary/top-race';
import type { TopRaceEvent, TopRaceView } from '$lib/wire';
import { add, put } from '../shared/lists';
import { ALL_CARS } from './cars';

export interface Picture {
  owner: number[];
  spaces: number[];
  places: number[];
  broken: number[];
  tokens: number[];
  money: number[];
  /** Cards in hand (or in the children's pile) of each seat. */
  sizes: number[];
  out: number[];
  /** The auction goes on. */
  selling: boolean;
  /** The driver for sale, or -1; `lot`: a hand and a car of choice are. */
  offered: number;
  lot: boolean;
  opener: number;
  bid: number;
  leader: number;
  /** What each seat has bid for this driver, as far as this screen has seen; 0: nothing. */
  bids: number[];
  passed: number[];
  /** The card on the table, its lines driven as bits, and the one being driven. */
  card: number;
  done: number;
  line: number;
  player: number;
  moving: number;
  crossed: number;
  /** Total movement: cards of this round; -2 for one that lies face down. */
  chosen: number[];
  order: number[];
  /** Cards in the common pile. */
  pile: number;
}

export function laid(view: TopRaceView): Picture {
  const { owner, spaces, places, broken, tokens, money, out, offered, opener, bid, leader, passed } = view;
  const bidding = view.ask === ASK_BID;
  const sizes = view.options.children
    ? view.piles
    : view.holds.map((hand) => (hand >= 0 ? (view.hand_sizes[hand] ?? 0) : 0));
  return {
    owner,
    spaces,
    places,
    broken,
    tokens,
    money,
    sizes,
    out,
    selling: bidding || view.ask === ASK_HAND || view.ask === ASK_CAR,
    offered,
    lot: offered < 0 && (bidding || view.ask === ASK_HAND || view.ask === ASK_CAR),
    opener,
    bid: bidding ? bid : 0,
    leader,
    bids: money.map((_, seat) => (bidding && seat === leader ? bid : 0)),
    passed,
    card: view.card,
    done: view.done,
    line: -1,
    player: view.player,
    moving: view.moving,
    crossed: view.crossed,
    chosen: view.chosen,
    order: view.order.filter((seat) => seat >= 0),
    pile: view.options.bingo || view.options.lucky ? view.unseen : 0,
  };
}

/** The board after an event. `lines` are those of the card on the table. */
export function after(picture: Picture, event: TopRaceEvent, lines: readonly (readonly number[])[]): Picture {
  return (
    bought(picture, event) ?? carded(picture, event) ?? driven(picture, event, lines) ?? paid(picture, event) ?? picture
  );
}

function bought(picture: Picture, event: TopRaceEvent): Picture | null {
  const none = picture.money.map(() => 0);
  switch (event.event) {
    case 'race':
      return afresh(picture);
    case 'driver':
      return {
        ...picture,
        selling: true,
        offered: event.car,
        lot: false,
        opener: event.seat,
        bid: 0,
        leader: -1,
        bids: none,
        passed: none,
      };
    case 'lot':
      return {
        ...picture,
        selling: true,
        offered: -1,
        lot: true,
        opener: event.seat,
        bid: 0,
        leader: -1,
        bids: none,
        passed: none,
      };
    case 'bid':
      return { ...picture, bid: event.amount, leader: event.seat, bids: put(picture.bids, event.seat, event.amount) };
    case 'passed':
      return { ...picture, passed: put(picture.passed, event.seat, 1) };
    case 'sold':
    case 'given':
      return {
        ...sale(picture, event.seat, event.amount),
        lot: false,
        offered: event.car,
        owner: put(picture.owner, event.car, event.seat),
      };
    case 'lot-sold':
      return sale(picture, event.seat, event.amount);
    case 'by-lot':
    case 'car-taken':
      return { ...picture, lot: false, owner: put(picture.owner, event.car, event.seat) };
    case 'placed':
      return { ...picture, selling: false, spaces: put(picture.spaces, event.car, event.space) };
    case 'token':
      return { ...picture, tokens: put(picture.tokens, event.car, event.position) };
    default:
      return null;
  }
}

function sale(picture: Picture, seat: number, amount: number): Picture {
  const bids = picture.bids.map((bid, other) => (other === seat ? amount : bid));
  return { ...picture, selling: true, money: add(picture.money, seat, -amount), leader: seat, bid: amount, bids };
}

/** A new race: the track is empty, nobody owns a car. */
function afresh(picture: Picture): Picture {
  const six = (value: number) => [value, value, value, value, value, value];
  return {
    ...picture,
    owner: six(-1),
    spaces: six(-1),
    places: six(0),
    broken: six(0),
    tokens: six(0),
    out: picture.out.map(() => 0),
    selling: false,
    card: -1,
    done: 0,
    line: -1,
    moving: -1,
    crossed: 0,
    chosen: picture.chosen.map(() => -1),
    order: [],
  };
}

function carded(picture: Picture, event: TopRaceEvent): Picture | null {
  switch (event.event) {
    case 'dealt':
      return { ...picture, sizes: put(picture.sizes, event.seat, event.count) };
    case 'chose':
      return { ...picture, chosen: put(picture.chosen, event.seat, -2) };
    case 'shown':
      return { ...picture, chosen: put(picture.chosen, event.seat, event.card) };
    case 'card':
    case 'turned':
      return {
        ...picture,
        selling: false,
        card: event.card,
        done: 0,
        line: -1,
        moving: -1,
        player: event.seat,
        pile: event.event === 'turned' ? Math.max(0, picture.pile - 1) : picture.pile,
        sizes: picture.chosen[event.seat] === -1 ? add(picture.sizes, event.seat, -1) : picture.sizes,
        chosen: put(picture.chosen, event.seat, -1),
      };
    case 'drew':
      return { ...picture, sizes: add(picture.sizes, event.seat, 1), pile: Math.max(0, picture.pile - 1) };
    case 'reshuffled':
      return { ...picture, pile: event.count };
    case 'out':
      return { ...picture, out: put(picture.out, event.seat, 1), sizes: put(picture.sizes, event.seat, 0) };
    default:
      return null;
  }
}

/** The line of the card that drives this car: its own, or the gold one. */
function lineOf(car: number, lines: readonly (readonly number[])[]): number {
  const own = lines.findIndex(([shown]) => shown === car);
  return own >= 0 ? own : lines.findIndex(([shown]) => shown === GOLD);
}

function driven(picture: Picture, event: TopRaceEvent, lines: readonly (readonly number[])[]): Picture | null {
  switch (event.event) {
    case 'moved':
    case 'stuck':
    case 'ignored': {
      const line = lineOf(event.car, lines);
      const done = line >= 0 ? picture.done | (1 << line) : picture.done;
      const at = event.event === 'moved' ? (event.path.at(-1) ?? event.start) : (picture.spaces[event.car] ?? -1);
      return { ...picture, done, line, moving: event.car, spaces: put(picture.spaces, event.car, at) };
    }
    case 'bet-line':
      return { ...picture, crossed: event.number };
    case 'finished':
      return {
        ...picture,
        places: put(picture.places, event.car, event.place),
        spaces: put(picture.spaces, event.car, -1),
      };
    case 'classified':
      return { ...picture, places: put(picture.places, event.car, event.place) };
    case 'broke-down':
      return { ...picture, broken: put(picture.broken, event.car, 1) };
    case 'returned':
      return {
        ...picture,
        broken: put(picture.broken, event.car, 0),
        spaces: put(picture.spaces, event.car, event.space),
      };
    default:
      return null;
  }
}

function paid(picture: Picture, event: TopRaceEvent): Picture | null {
  switch (event.event) {
    case 'prize':
    case 'bet-paid':
    case 'token-paid':
      return { ...picture, money: add(picture.money, event.seat, event.amount) };
    default:
      return null;
  }
}

/** Cars in order: home first, then by the steps they have left; those not placed yet last. */
export function standing(view: TopRaceView, picture: Picture): number[] {
  const key = (car: number) => {
    const place = picture.places[car]!;
    if (place > 0) return place - 1000;
    return picture.spaces[car]! < 0 ? 1000 : view.left[car]!;
  };
  return [...ALL_CARS].sort((a, b) => key(a) - key(b));
}
