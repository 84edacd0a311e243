// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { Offers } from './offers';
import type { Choice } from './wire';

const choice = (number: number) =>
  ({ number, move: { move: 'thrust' }, words: { key: `choice-${number}`, args: {} } }) as unknown as Choice;
const numbers = (offers: Offers, seat: number) => [...offers.to(seat).keys()];

describe('what was offered', () => {
  beforeEach(() => sessionStorage.clear());

  it('is kept for each seat apart, each choice once', () => {
    const offers = new Offers('one');
    offers.add(0, [choice(1), choice(2)]);
    offers.add(0, [choice(2), choice(3)]);
    offers.add(1, [choice(7)]);
    expect(numbers(offers, 0)).toEqual([1, 2, 3]);
    expect(numbers(offers, 1)).toEqual([7]);
    expect(numbers(offers, 2)).toEqual([]);
  });

  it('is remembered after a reload, at its own table only', () => {
    new Offers('one').add(0, [choice(4)]);
    expect(numbers(new Offers('one'), 0)).toEqual([4]);
    expect(numbers(new Offers('two'), 0)).toEqual([]);
  });

  it('lets the oldest go when there are too many', () => {
    const offers = new Offers('one');
    offers.add(
      0,
      Array.from({ length: 400 }, (_, number) => choice(number)),
    );
    offers.add(0, [choice(1_000), choice(399)]);
    expect(offers.to(0).size).toBe(400);
    expect(numbers(offers, 0)).not.toContain(0);
    expect(numbers(offers, 0).slice(-2)).toEqual([1_000, 399]);
  });

  it('begins anew when what was kept cannot be read', () => {
    sessionStorage.setItem('comptoir-offers-one', '{broken');
    expect(numbers(new Offers('one'), 0)).toEqual([]);
  });
});
