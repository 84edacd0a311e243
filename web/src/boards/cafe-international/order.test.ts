// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';
import { learnWords, speak, t } from '$lib/language.svelte';
import type { CafeChoice } from './asked';
import { NATIONS, nationKey, nationOf } from './nations';
import { ranks, sorted } from './order';

const seat = (number: number, guest: number): CafeChoice => ({
  number,
  move: { move: 'seat', guest, place: number },
  words: { key: '', args: {} },
});
const draw: CafeChoice = { number: 99, move: { move: 'draw' }, words: { key: '', args: {} } };

describe('guests', () => {
  beforeAll(() => learnWords(['cafe-international']));
  for (const language of ['en', 'fr'] as const)
    it(`stand in the hand and in the list by their nation’s name: ${language}`, async () => {
      await speak(language);
      const names = NATIONS.map((_, nation) => t(nationKey(nation)));
      const spelled = [...names].sort(new Intl.Collator(language).compare);
      const listed = sorted([draw, ...NATIONS.map((_, nation) => seat(nation, 2 * nation + 1))]);
      const guests = listed.flatMap(({ move }) => ('guest' in move ? [names[nationOf(move.guest)]!] : []));
      expect(guests).toEqual(spelled);
      expect(listed.at(-1)).toBe(draw);
      expect([...ranks()].sort((a, b) => a - b)).toEqual(ranks().map((_, place) => place));
    });
});
