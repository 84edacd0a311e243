/** What is painted on a circuit and grows around it, as paths. */
import type { Point } from '../shared/motion';
import { drawn, UNIT, type Spot, type Track } from './track';

const ahead = ({ x, y, angle }: Spot, along: number, across: number): Point => {
  const turn = (angle * Math.PI) / 180;
  return {
    x: x + Math.cos(turn) * along - Math.sin(turn) * across,
    y: y + Math.sin(turn) * along + Math.cos(turn) * across,
  };
};

function edge(track: Track, side: 0 | 1, out = 0): Spot[] {
  const { samples } = track.plan;
  return Array.from({ length: track.columns * samples }, (_, i) => track.beside(i / samples, side, out));
}

/** The asphalt, to be filled by even-odd. */
export function ribbon(track: Track, out = 0): string {
  return `${drawn(edge(track, 1, out), true)} ${drawn(edge(track, 0, out), true)}`;
}

/** Both sides of every corner. */
export function kerbs(track: Track): string {
  const sides = track.plan.corners.flatMap(([from = 0, to = 0]) => {
    const count = (to - from + 1) * 8;
    const along = Array.from({ length: count + 1 }, (_, i) => from + ((to - from + 1) * i) / count);
    return ([0, 1] as const).map((side) => drawn(along.map((column) => track.beside(column, side, 0))));
  });
  return sides.join(' ');
}

/** A darker line where everybody drives: close to the inside of every corner. */
export function rubber(track: Track): string {
  const { samples } = track.plan;
  return drawn(
    Array.from({ length: track.columns * samples }, (_, i) => track.spot({ column: i / samples, share: 0.42 })),
    true,
  );
}

/** Where one space ends and the next begins. */
export function borders(track: Track): string {
  const { first, lane, lanes } = track.plan;
  const lines = first.map((column, space) => {
    const many = lanes[column]!;
    const shares = [(lane[space]! + 0.06) / many, (lane[space]! + 0.94) / many];
    return drawn(shares.map((share) => track.spot({ column: column + 1e-4, share })));
  });
  return lines.join(' ');
}

/** Between lanes. */
export function lanes(track: Track): string {
  const { first, last, lane, lanes: many, samples } = track.plan;
  const lines = first.flatMap((from, space) => {
    if (lane[space] === 0) return [];
    const count = (last[space]! + 1 - from) * samples;
    const along = Array.from(
      { length: count + 1 },
      (_, i) => from + 1e-4 + ((last[space]! + 1 - from - 2e-4) * i) / count,
    );
    return [drawn(along.map((column) => track.spot({ column, share: lane[space]! / many[from]! })))];
  });
  return lines.join(' ');
}

/** A bracket in front of every space of the grid. */
export function brackets(track: Track): string {
  const half = UNIT * track.plan.lane_width * 0.36;
  const boxes = track.plan.grid.map((space) => {
    const at = track.spots[space]!;
    return drawn([ahead(at, 12, -half), ahead(at, 34, -half), ahead(at, 34, half), ahead(at, 12, half)]);
  });
  return boxes.join(' ');
}

/** Chequers across the track, ahead of the front row: the dark squares, and the ground they are painted on. */
export function chequers(track: Track): { ground: string; dark: string } {
  const column = track.plan.line + 1;
  const at = track.spot({ column, share: 0.5 });
  const breadth = track.breadth(column);
  const count = Math.round(breadth / 15);
  const size = breadth / count;
  const squares: string[] = [];
  for (let row = 0; row < 2; row += 1)
    for (let place = row % 2; place < count; place += 2) {
      const [along, across] = [row * size - size, place * size - breadth / 2];
      const corners = [
        [0, 0],
        [size, 0],
        [size, size],
        [0, size],
      ] as const;
      squares.push(
        drawn(
          corners.map(([dx, dy]) => ahead(at, along + dx, across + dy)),
          true,
        ),
      );
    }
  const ground = [
    [-size, -breadth / 2],
    [size, -breadth / 2],
    [size, breadth / 2],
    [-size, breadth / 2],
  ] as const;
  return {
    ground: drawn(
      ground.map(([dx, dy]) => ahead(at, dx, dy)),
      true,
    ),
    dark: squares.join(' '),
  };
}

export interface BetLine {
  number: number;
  path: string;
  badge: Point;
}

export function betLines(track: Track): BetLine[] {
  return track.plan.bets.map((column, i) => ({
    number: i + 1,
    path: drawn([track.beside(column + 1, 0, 9), track.beside(column + 1, 1, 9)]),
    badge: track.beside(column + 1, 1, 38),
  }));
}

/** Chevrons in the direction of driving, on every longer straight. */
export function arrows(track: Track): string {
  const { corners, line } = track.plan;
  const straight = (column: number) => !corners.some(([from = 0, to = 0]) => column > from - 1 && column < to + 2);
  const columns = [line + 2.9, line + 3.4, line + 3.9];
  for (let column = line + 10; column < track.columns - 3; column += 1)
    if ([-1, 0, 1].every((near) => straight(column + near)) && column - columns.at(-1)! > 6) columns.push(column + 0.5);
  const marks = columns.map((column) => {
    const at = track.spot({ column, share: 0.5 });
    return drawn([ahead(at, -11, -16), ahead(at, 11, 0), ahead(at, -11, 16)]);
  });
  return marks.join(' ');
}

export interface Plant extends Point {
  radius: number;
  tone: number;
}

/** Measures the room between a point and the nearest asphalt. */
function surveyor(track: Track): (x: number, y: number) => number {
  const posts = Array.from({ length: 2 * track.columns }, (_, half) => {
    const { x, y } = track.spot({ column: half / 2, share: 0.5 });
    return { x, y, half: track.breadth(half / 2) / 2 };
  });
  return (x, y) =>
    posts.reduce((least, post) => Math.min(least, Math.hypot(post.x - x, post.y - y) - post.half), Infinity);
}

/** Trees wherever the lawn has room, in small groups; the same ones every time. */
export function trees(track: Track, avoid: readonly Plant[]): Plant[] {
  const planted: Plant[] = [];
  const room = surveyor(track);
  const most = Math.round((track.width * track.height) / 52_000);
  let seed = 11;
  const random = () => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return (seed >> 8) / (0x7fffffff >> 8);
  };
  for (let tries = 0; tries < 900 && planted.length < most; tries += 1) {
    const near = random() < 0.55 ? planted.at(-1 - Math.floor(random() * 3)) : undefined;
    const x = near ? near.x + (random() - 0.5) * 150 : random() * track.width;
    const y = near ? near.y + (random() - 0.5) * 150 : random() * track.height;
    const radius = 17 + random() * 17;
    const tone = Math.floor(random() * 3);
    if (x < 16 || y < 16 || x > track.width - 16 || y > track.height - 16) continue;
    const apart = [...planted, ...avoid].every(
      (other) => Math.hypot(other.x - x, other.y - y) > radius + other.radius - 6,
    );
    if (apart && room(x, y) > radius + 30) planted.push({ x, y, radius, tone });
  }
  return planted.sort((a, b) => a.y - b.y);
}

/** A café's parasols in a row, as near to the finish as there is room, all on one side of the track. */
export function parasols(track: Track): Plant[] {
  const [outer, inner] = [terrace(track, 1), terrace(track, 0)];
  return outer.length >= inner.length ? outer : inner;
}

function terrace(track: Track, side: 0 | 1): Plant[] {
  const radius = 27;
  const room = surveyor(track);
  for (let out = 62; out < 150; out += 12) {
    const found: Plant[] = [];
    for (let column = track.plan.line - 0.5; column < track.plan.line + 5 && found.length < 3; column += 0.25) {
      const { x, y } = track.beside(column, side, out);
      const inside = x > 34 && y > 34 && x < track.width - 34 && y < track.height - 34;
      const apart = found.every((other) => Math.hypot(other.x - x, other.y - y) > 66);
      if (inside && apart && room(x, y) > radius + 26) found.push({ x, y, radius, tone: found.length });
    }
    if (found.length === 3) return found;
  }
  return [];
}
