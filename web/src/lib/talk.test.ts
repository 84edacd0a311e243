import { describe, expect, it } from 'vitest';
import { narrowed, story } from './talk';
import type { AnyEvent, AnyMove, Choice, Happening } from './wire';

const question = { key: 'cafe-international-asks-more', args: {} };
const offered = (...moves: AnyMove[]): Choice[] =>
  moves.map((move, number) => ({ number, move, words: { key: '', args: {} } }));
const only = (key: string) => (wanted: string) => wanted === key;
const seat: AnyMove = { move: 'seat', guest: 0, place: 1 };

describe('a question', () => {
  it('asks only for what is possible', () => {
    const narrow = narrowed(question, offered({ move: 'stop' }), only('cafe-international-asks-more-stop'));
    expect(narrow.key).toBe('cafe-international-asks-more-stop');
  });
  it('stays as it is when everything is possible, or nobody found other words', () => {
    const both = offered(seat, seat, { move: 'stop' });
    expect(narrowed(question, both, only('cafe-international-asks-more-stop'))).toBe(question);
    expect(narrowed(question, offered({ move: 'stop' }), () => false)).toBe(question);
  });
});

describe('the story', () => {
  const event = (entry: number, event: AnyEvent, key = `${event.event} ${JSON.stringify(event)}`) => ({
    entry,
    event,
    words: { key, args: {} },
  });
  const told = (entry: number, round: number) => event(entry, { event: 'round', round });
  const marks = (from: number, to: number) =>
    story([told(1, 1), told(2, 2), told(2, 3), told(3, 4)], [], [], { from, to }).map(
      (line) => line.kind === 'event' && line.missed,
    );

  it('marks what nobody has seen happen', () => {
    expect(marks(1, 3)).toEqual([false, true, true, false]);
  });
  it('marks nothing when everything was seen', () => {
    expect(marks(0, 0)).toEqual([false, false, false, false]);
  });

  const kinds = (history: Happening[]) => story(history, [], []).map(({ key }) => history[Number(key.slice(1))]!.event);
  it('does not say twice what was chosen and what was shown', () => {
    const secret = [
      event(1, { event: 'chose', seat: 1 }),
      event(2, { event: 'chose', seat: 0 }),
      event(2, { event: 'own-thrust', thrust: 3 }),
    ];
    expect(kinds(secret).map(({ event }) => event)).toEqual(['chose', 'own-thrust']);
    const shown = [...secret, event(2, { event: 'thrust', seat: 0, thrust: 3 }), event(3, { event: 'chose', seat: 1 })];
    expect(kinds(shown).map(({ event }) => event)).toEqual(['thrust', 'chose']);
  });
  it('adds up a turn only where there is something to add', () => {
    const seated = (entry: number, total: number) =>
      event(entry, {
        event: 'seated',
        seat: 0,
        guest: entry,
        place: 0,
        tables: [0],
        nations: [1],
        points: [total],
        total,
      });
    const sum = (entry: number, points: number) => event(entry, { event: 'sum', seat: 0, points });
    const lines = kinds([seated(1, 4), sum(1, 4), seated(2, 3), seated(3, 5), sum(3, 8)]);
    expect(lines.map(({ event }) => event)).toEqual(['seated', 'seated', 'seated', 'sum']);
  });
  it('folds a long deal into one line', () => {
    const deal = [0, 1, 2, 3].map((seat) => event(0, { event: 'dealt', seat, cards: 12 } as AnyEvent));
    const lines = story([...deal, event(0, { event: 'controller', seat: 1 })], [], []);
    expect(lines.map(({ kind }) => kind)).toEqual(['deal', 'event']);
    expect(lines[0]).toMatchObject({ parts: deal.map(({ words }) => words) });
  });
});
