import { describe, expect, it } from 'vitest';
import { Words } from './words';

const source = `
moved = { $seat } moves { $steps ->
    [one] one space
   *[other] { $steps } spaces
}.
full = { $nations } are full. { $again ->
    [yes] Again!
   *[no] Well.
}
nation-france = France
nation-italy = Italy
option = Auction
    .about = Bid for the dice.
`;
const words = new Words('en', [source]);
const french = new Words('fr', [
  'ask = On joue ? « Oui » : 3 % du n° 4\nseat = La place de { $name } : { $sum } 000.\nwrites = Ce que { $name } écrit.',
]);
const namer = (seat: number) => ['Ada', 'Blaise'][seat] ?? '?';

describe('words', () => {
  it('never end a line before a high sign in French', () => {
    expect(french.format('ask')).toBe('On joue\u00a0? «\u00a0Oui\u00a0»\u00a0: 3\u00a0% du n°\u00a04');
  });
  it('elide before names in French, and before nothing else', () => {
    const seat = (name: string) => french.format('seat', { name, sum: 30 });
    expect(seat('Odile')).toBe('La place d’Odile\u00a0: 30\u00a0000.');
    expect(['Émile', 'Hélène', 'Yves'].map(seat)).toEqual(
      ['Émile', 'Hélène', 'Yves'].map((name) => `La place d’${name}\u00a0: 30\u00a0000.`),
    );
    expect(['Marcel', 'Hans', 'Yann', 'Café de Oran'].map(seat)).toEqual(
      ['Marcel', 'Hans', 'Yann', 'Café de Oran'].map((name) => `La place de ${name}\u00a0: 30\u00a0000.`),
    );
    expect(french.format('writes', { name: 'Anatole' })).toBe('Ce qu’Anatole écrit.');
  });
  it('write a loss with a true minus, and count it as the number it is', () => {
    expect(words.say({ key: 'moved', args: { seat: '#0', steps: -20 } }, namer)).toBe('Ada moves −20 spaces.');
    const lost = new Words('fr', ['lost = { $points ->\n    [one] un point\n   *[other] { $points } points\n}']);
    expect(lost.format('lost', { points: -20 })).toBe('−20 points');
  });
  it('keep a range and its sign on one line', () => {
    for (const language of ['en', 'fr'] as const) {
      const wins = new Words(language, ['wins = { $win } % ({ $low }–{ $high })']);
      expect(wins.format('wins', { win: 85, low: 77, high: 96 })).toBe('85\u00a0% (77\u2060–\u206096)');
    }
  });
  it('put players in the place of seats', () => {
    expect(words.say({ key: 'moved', args: { seat: '#1', steps: 1 } }, namer)).toBe('Blaise moves one space.');
    expect(words.say({ key: 'moved', args: { seat: '#0', steps: 6 } }, namer)).toBe('Ada moves 6 spaces.');
  });
  it('follow references, join lists and understand yes and no', () => {
    const say = { key: 'full', args: { nations: ['@nation-france', '@nation-italy'], again: 'yes' } };
    expect(words.say(say, namer)).toBe('France, Italy are full. Again!');
  });
  it('leave other text alone, also when it starts with a hash', () => {
    expect(words.say({ key: 'moved', args: { seat: '#one', steps: 2 } }, namer)).toBe('#one moves 2 spaces.');
  });
  it('name several people', () => {
    expect(words.list(['Ada'])).toBe('Ada');
    expect(words.list(['Ada', 'Blaise', 'Chantal'])).toBe('Ada, Blaise and Chantal');
    expect(french.list(['Ada', 'Blaise'])).toBe('Ada et Blaise');
  });
  it('read attributes', () => {
    expect(words.format('option.about')).toBe('Bid for the dice.');
    expect(words.has('option.about')).toBe(true);
    expect(words.has('option.other')).toBe(false);
  });
  it('show the key of a missing message', () => {
    expect(words.format('nothing-here')).toBe('nothing-here');
  });
});
