/** Where everything is in the drawing of a circuit: spaces, lanes, the ways of cars. 100 units are the length of a space. */
import type { TopRaceScenery } from '$lib/wire';
import type { Point } from '../shared/motion';

export const UNIT = 100;
/** Grass around the track; more of it where pennants stand. */
const BORDER = 74;
const PENNANTS = 150;
/** So far ahead, in columns, is each stop of a way at least. */
const STEP = 0.2;

/** A place on the track: how far round (columns, fractions between them), and how far across (0 the inner edge, 1 the outer). */
export interface Place {
  column: number;
  share: number;
}

/** A point of the drawing and the direction of driving there, in degrees with the clock from the right. */
export interface Spot extends Point {
  angle: number;
}

export class Track {
  readonly columns: number;
  readonly width: number;
  readonly height: number;
  readonly spots: readonly Spot[];
  /** The lawn was widened to fill its box. */
  readonly filled: boolean;
  readonly #left: number;
  readonly #top: number;

  /**
   * `turned`: lay the circuit on its side, for a tall screen. `aspect` (width through height, 0: any) widens the lawn to fill a box of
   * that shape; `aside` is the part of the width that stays free of track on the right.
   */
  constructor(
    readonly plan: TopRaceScenery,
    readonly turned = false,
    aspect = 0,
    aside = 0,
    pennants = false,
  ) {
    this.columns = plan.lanes.length;
    this.filled = aspect > 0;
    const [x0, y0, x1, y1] = this.#bounds();
    const border = pennants ? PENNANTS : BORDER;
    const tight = { width: x1 - x0 + 2 * border, height: y1 - y0 + 2 * border };
    const wanted = tight.width / (1 - aside);
    this.width = Math.max(wanted, tight.height * aspect);
    this.height = aspect > 0 ? this.width / aspect : tight.height;
    this.#left = x0 - border - (this.width * (1 - aside) - tight.width) / 2;
    this.#top = y0 - border - (this.height - tight.height) / 2;
    this.spots = plan.first.map((_, space) => this.spot(this.place(space)));
  }

  #bounds(): [number, number, number, number] {
    const edges = [0, 1].flatMap((share) => this.plan.x.map((_, i) => this.#raw(i / this.plan.samples, share)));
    const [xs, ys] = [edges.map(({ x }) => x), edges.map(({ y }) => y)];
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  }

  /** The sampled track at a column, between samples on the straight line. */
  #sample(column: number): { x: number; y: number; heading: number; breadth: number } {
    const { plan } = this;
    const round = ((column % this.columns) + this.columns) % this.columns;
    const at = round * plan.samples;
    const i = Math.min(Math.floor(at), plan.x.length - 2);
    const mix = (list: readonly number[]) => list[i]! + (list[i + 1]! - list[i]!) * (at - i);
    return { x: mix(plan.x), y: mix(plan.y), heading: mix(plan.heading), breadth: mix(plan.breadth) };
  }

  #raw(column: number, share: number): Spot {
    const { x, y, heading, breadth } = this.#sample(column);
    const inwards = breadth * (0.5 - share) * this.plan.inside;
    const [px, py] = [(x - Math.sin(heading) * inwards) * UNIT, -(y + Math.cos(heading) * inwards) * UNIT];
    const angle = (-heading * 180) / Math.PI;
    return this.turned ? { x: -py, y: px, angle: angle + 90 } : { x: px, y: py, angle };
  }

  /** A point of the track; a share below 0 or above 1 lies on the grass. */
  spot({ column, share }: Place): Spot {
    const { x, y, angle } = this.#raw(column, share);
    return { x: x - this.#left, y: y - this.#top, angle };
  }

  /** How wide the track is at a column, in units. */
  breadth(column: number): number {
    return this.#sample(column).breadth * UNIT;
  }

  /** A point beside the track, so many units out from its outer edge (or in from its inner edge). */
  beside(column: number, side: 0 | 1, units: number): Spot {
    const out = units / this.breadth(column);
    return this.spot({ column, share: side === 1 ? 1 + out : -out });
  }

  /** The middle of a space; the number of spaces stands for just past the finish. */
  place(space: number, before: Place | null = null): Place {
    const { first, last, lane, lanes, line } = this.plan;
    if (space >= first.length) return { column: line + 2.1, share: before?.share ?? 0.5 };
    return { column: (first[space]! + last[space]! + 1) / 2, share: (lane[space]! + 0.5) / lanes[first[space]!]! };
  }

  /** Where a car ends on a space, as it is drawn and touched; the number of spaces stands for the finish. */
  endSpot(space: number): Spot {
    return this.spots[space] ?? this.spot({ column: this.plan.line + 1, share: 0.5 });
  }

  /** The border of a space, a little smaller than it is. */
  outline(space: number, shrink = 0): string {
    const { first, last, lane, lanes, samples } = this.plan;
    const [from, to] = [first[space]! + shrink, last[space]! + 1 - shrink];
    const count = Math.max(2, Math.ceil((to - from) * samples));
    const many = lanes[first[space]!]!;
    const along = Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
    const inner = along.map((column) => this.spot({ column, share: (lane[space]! + shrink) / many }));
    const outer = along.map((column) => this.spot({ column, share: (lane[space]! + 1 - shrink) / many }));
    return drawn([...inner, ...outer.reverse()], true);
  }

  /** The way of a car over some spaces, finely enough to drive along it; lane changes lean a little. */
  way(start: number, path: readonly number[], fine = 5): Spot[] {
    let [here, ...stops] = this.#stops(start, path);
    const spots: Spot[] = [this.spot(here)];
    for (const target of stops) {
      const ahead = target.column - here.column;
      const across = (target.share - here.share) * this.breadth(target.column) * this.plan.inside;
      for (let i = 1; i <= fine; i += 1) {
        const part = i / fine;
        const eased = part * part * (3 - 2 * part);
        const spot = this.spot({
          column: here.column + ahead * part,
          share: here.share + (target.share - here.share) * eased,
        });
        const lean = Math.atan2(across, Math.max(40, ahead * UNIT)) * (180 / Math.PI) * Math.sin(Math.PI * part);
        spots.push({ ...spot, angle: spot.angle + lean });
      }
      here = target;
    }
    return unwound(spots);
  }

  /**
   * Where a way passes each space, columns counted on past the line. In corners inner spaces are longer than outer ones: by their middles a
   * car that changes lanes would drive back, so it passes those before the last as early as it must.
   */
  #stops(start: number, path: readonly number[]): [Place, ...Place[]] {
    const stops: [Place, ...Place[]] = [this.place(start)];
    for (const space of path) {
      const before = stops.at(-1)!;
      const target = this.place(space, before);
      stops.push({ ...target, column: before.column + wrapped(target.column - before.column, this.columns) });
    }
    for (let i = stops.length - 2; i > 0; i -= 1)
      stops[i]!.column = Math.min(stops[i]!.column, stops[i + 1]!.column - STEP);
    for (let i = 1; i < stops.length - 1; i += 1) stops[i]!.column = Math.max(stops[i]!.column, stops[i - 1]!.column);
    return stops;
  }

  /** The space nearest to a point of the drawing, or -1 when it is on the grass. */
  nearest(x: number, y: number): number {
    let [found, least] = [-1, UNIT * 0.9];
    this.spots.forEach((spot, space) => {
      const away = Math.hypot(spot.x - x, spot.y - y);
      if (away < least) [found, least] = [space, away];
    });
    return found;
  }
}

/** Columns between two places on the loop, the short way round. */
function wrapped(columns: number, loop: number): number {
  const ahead = ((columns % loop) + loop) % loop;
  return ahead > loop / 2 ? ahead - loop : ahead;
}

/** Angles without a jump from 180 to -180, so that nothing spins on its way. */
function unwound(spots: Spot[]): Spot[] {
  let before = spots[0]!.angle;
  return spots.map((spot) => {
    const angle = before + ((((spot.angle - before) % 360) + 540) % 360) - 180;
    before = angle;
    return { ...spot, angle };
  });
}

export function drawn(points: readonly Point[], closed = false): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}${closed ? 'Z' : ''}`;
}
