import { describe, expect, it } from 'vitest';
import type { TopRaceScenery } from '$lib/wire';
import { moveTo } from './asked';
import { fitted, liesTurned } from './fit';
import { Track } from './track';

/** A round circuit of twelve columns and two lanes, driven against the clock; the outer lane has longer spaces. */
function ring(): TopRaceScenery {
  const [columns, samples, radius] = [12, 6, 4];
  const angles = Array.from({ length: columns * samples + 1 }, (_, i) => (2 * Math.PI * i) / (columns * samples));
  const first = Array.from({ length: 2 * columns }, (_, i) => Math.floor(i / 2));
  return {
    game: 'top-race',
    name: 'Ring',
    lane_width: 0.6,
    inside: 1,
    samples,
    x: angles.map((angle) => radius * Math.sin(angle)),
    y: angles.map((angle) => -radius * Math.cos(angle)),
    heading: angles,
    breadth: angles.map(() => 1.2),
    lanes: Array.from({ length: columns }, () => 2),
    corners: [[0, columns - 1]],
    first,
    last: first,
    lane: first.map((_, i) => i % 2),
    to_line: first.map((column) => columns - column),
    grid: [0, 1, 2, 3, 4, 5],
    line: 2,
    bets: [4, 6, 8],
    loop: columns,
    front: columns,
    cards: [],
    prizes: [],
    bet_pays: [],
  };
}

describe('a track', () => {
  it('lies inside its drawing, however the drawing is stretched or turned', () => {
    for (const track of [new Track(ring()), new Track(ring(), true), new Track(ring(), false, 2, 0.2)])
      for (const { x, y } of track.spots) {
        expect(x).toBeGreaterThan(0);
        expect(y).toBeGreaterThan(0);
        expect(x).toBeLessThan(track.width);
        expect(y).toBeLessThan(track.height);
      }
  });

  it('keeps its inner lane inside', () => {
    const track = new Track(ring());
    const away = (space: number) =>
      Math.hypot(track.spots[space]!.x - track.width / 2, track.spots[space]!.y - track.height / 2);
    expect(away(1)).toBeGreaterThan(away(0) + 50);
  });

  it('leads a car over the line without a turn on the spot', () => {
    const track = new Track(ring());
    const way = track.way(20, [22, 0, 3, 5]);
    way.slice(1).forEach((spot, i) => {
      expect(Math.hypot(spot.x - way[i]!.x, spot.y - way[i]!.y)).toBeLessThan(80);
      expect(Math.abs(spot.angle - way[i]!.angle)).toBeLessThan(40);
    });
    const end = way.at(-1)!;
    expect(Math.hypot(end.x - track.spots[5]!.x, end.y - track.spots[5]!.y)).toBeLessThan(1);
  });

  it('never leads back where a car changes to a lane whose spaces are shorter', () => {
    const short = Array.from({ length: 12 }, (_, column) => column);
    const corner = {
      ...ring(),
      first: [0, 3, 6, 9, ...short],
      last: [2, 5, 8, 11, ...short],
      lane: [0, 0, 0, 0, ...short.map(() => 1)],
    };
    const track = new Track(corner);
    // Past the middle of the long inner space to the first short one beside it.
    const way = track.way(4 + 1, [1, 4 + 3]);
    const around = way.map(({ x, y }) => Math.atan2(x - track.width / 2, y - track.height / 2));
    around.slice(1).forEach((angle, i) => expect(angle).toBeGreaterThanOrEqual(around[i]! - 0.001));
    expect(way.at(-1)).toMatchObject({ x: track.spots[4 + 3]!.x, y: track.spots[4 + 3]!.y });
  });

  it('tells which space was touched, and that grass is none', () => {
    const track = new Track(ring());
    expect(track.nearest(track.spots[7]!.x + 5, track.spots[7]!.y - 5)).toBe(7);
    expect(track.nearest(2, 2)).toBe(-1);
  });

  it('fills a box with lawn when there is room, and scrolls when there is not', () => {
    const roomy = fitted(ring(), false, 900, 600, 200, true);
    expect(roomy.filled).toBe(true);
    expect(roomy.width / roomy.height).toBeCloseTo(1.5);
    expect(fitted(ring(), false, 160, 160, 0, false).filled).toBe(false);
  });

  it('is not turned for nothing', () => {
    expect(liesTurned(ring(), 300, 900)).toBe(false);
  });
});

describe('a space that cannot be had', () => {
  it('is asked about by its row on the grid, elsewhere by its column, both counted from 1', () => {
    expect(moveTo('place', 1, ring())).toEqual({ move: 'place', space: 1, row: 3, lane: 2 });
    expect(moveTo('place', 6, ring())).toEqual({ move: 'drive', space: 6, column: 4, lane: 1 });
    expect(moveTo('drive', 1, ring())).toEqual({ move: 'drive', space: 1, column: 1, lane: 2 });
  });
});
