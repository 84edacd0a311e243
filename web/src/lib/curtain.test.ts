import { describe, expect, it } from 'vitest';
import { needsCurtain, seatsHere, turnTo } from './curtain';
import type { PlayState, SeatState } from './wire';

const seat = (number: number, change: Partial<SeatState> = {}): SeatState => ({
  seat: number,
  kind: 'screen',
  name: '',
  holder: '',
  level: 'regular',
  held: false,
  present: true,
  ready: true,
  mine: true,
  ...change,
});

describe('a shared screen', () => {
  it('belongs to the seats played here', () => {
    expect(
      seatsHere([seat(0, { kind: 'person' }), seat(1), seat(2, { kind: 'bot' }), seat(3, { mine: false })]),
    ).toEqual([0, 1]);
  });
  it('stays with whoever still has something to choose', () => {
    expect(turnTo([0, 1], [0, 1], 0)).toBe(0);
    expect(turnTo([0, 1], [2], 1)).toBe(1);
  });
  it('passes to the next one round the table', () => {
    expect(turnTo([0, 1, 3], [0, 3], 1)).toBe(3);
    expect(turnTo([0, 1, 3], [0, 1], 3)).toBe(0);
    expect(turnTo([0, 1], [0, 1], -1)).toBe(0);
  });
  it('is nobody’s for spectators', () => {
    expect(turnTo([], [0, 1], -1)).toBe(-1);
  });
  it('hides behind a curtain between two people, not for one', () => {
    const play = { seat: 0, over: false } as PlayState;
    expect(needsCurtain([0, 1], play, 1)).toBe(true);
    expect(needsCurtain([0], { ...play, seat: -1 }, 0)).toBe(false);
    expect(needsCurtain([0, 1], { ...play, over: true }, 1)).toBe(false);
  });
});
