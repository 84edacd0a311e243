import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fairDraw, verify } from './fair';
import { bytes, fromHex, hashed, hex, keyed } from './hashes';
import type { Kept } from './promises';
import type { Fairness } from './wire';

const texts = ['', 'abc', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'é'.repeat(300)];

describe('hashes', () => {
  it.each(texts)('agree with those of node on %j', (text) => {
    expect(hashed(text)).toBe(createHash('sha256').update(text).digest('hex'));
    expect(hex(keyed(bytes('key'.repeat(40)), text))).toBe(
      createHmac('sha256', 'key'.repeat(40)).update(text).digest('hex'),
    );
  });
});

describe('fair draws', () => {
  it('are those of the kernel', () => {
    // [Fair(bytes(range(32)), 5).below(n) for n in (6, 6, 48, 1000003)] in Python.
    const seed = Uint8Array.from({ length: 32 }, (_, i) => i);
    expect([6, 6, 48, 1000003].map((bound, i) => fairDraw(seed, 5, i, bound))).toEqual([3, 0, 7, 378637]);
  });
});

function honest(): Fairness {
  const secret = 'ab'.repeat(32);
  const words = ['one', 'two'];
  const seed = keyed(bytes(secret), 'one\ntwo');
  return {
    commitment: hashed(secret),
    secret,
    promises: words.map(hashed),
    words,
    seed: hex(seed),
    entries: [
      { entry: 0, k: 0, draws: [[fairDraw(seed, 0, 0, 6), 6]] },
      { entry: 4, k: 1, draws: [0, 1].map((i) => [fairDraw(seed, 1, i, 48), 48]) },
    ],
    call_offs: [{ entry: 3, commitment: 'c0ffee', owed: ['Max'] }],
    finished: true,
  };
}

function recordOf({ entries }: Fairness, head = '', before: string[] = []): string {
  const lines = [...before, ...entries.map(({ draws }) => draws.map((draw) => draw.join('/')).join(' '))];
  return `comptoir 1\nname "1/6 2/6"${head}\n--\n` + lines.map((luck, i) => `${i} 0 roll ${luck} #abc\n`).join('');
}

const check = (game: Fairness, mine: Kept[] = [], record = recordOf(game)) => verify(game, record, mine);
const mine = (word: string, commitment = honest().commitment, given = true): Kept => ({
  table: 't',
  word,
  commitment,
  given,
});

describe('verify', () => {
  it('finds nothing wrong with an honest game', () => {
    expect(check(honest(), [mine('two')])).toEqual({ draws: 3, unchecked: 0, fault: null, entry: -1, mine: true });
  });
  it('names what was tampered with', () => {
    const game = honest();
    const [value] = game.entries[1]!.draws[1]!;
    game.entries[1]!.draws[1] = [(value! + 1) % 48, 48];
    expect(check(game)).toMatchObject({ draws: 2, fault: 'draw', entry: 4 });
    expect(check({ ...honest(), secret: 'cd'.repeat(32) }).fault).toBe('commitment');
    expect(check({ ...honest(), words: ['one', 'tow'] }).fault).toBe('promise');
    expect(check({ ...honest(), seed: 'cd'.repeat(32) }).fault).toBe('seed');
    expect(check(honest(), [mine('two', 'another commitment')]).fault).toBe('changed');
    expect(check(honest(), [mine('a word that is missing')]).fault).toBe('my-word');
  });
  it('asks nothing of a word that was never sent, or was for a start that was called off', () => {
    const kept = [mine('left before the start', honest().commitment, false), mine('called off', 'c0ffee')];
    expect(check(honest(), kept)).toMatchObject({ fault: null, mine: false });
  });
  it('lets nobody leave a draw out and choose the next one', () => {
    const game = honest();
    const seed = fromHex(game.seed);
    game.entries[1] = { entry: 4, k: 2, draws: [[fairDraw(seed, 2, 0, 48), 48]] };
    expect(check(game)).toMatchObject({ fault: 'draw', entry: 4 });
  });
  it('compares the log with the record', () => {
    expect(check(honest(), [], recordOf({ ...honest(), entries: honest().entries.slice(1) })).fault).toBe('record');
    expect(check(honest(), [], recordOf(honest(), '', ['1/6'])).fault).toBe('record');
    expect(check({ ...honest(), entries: honest().entries.slice(0, 1) }, [], recordOf(honest())).fault).toBe('record');
  });
  it('counts the draws of an earlier game, which it cannot check', () => {
    const record = recordOf(honest(), '\nsecret continued "2"', ['1/6 2/6', '5/48']);
    expect(check(honest(), [], record)).toMatchObject({ fault: null, draws: 3, unchecked: 3 });
  });
});
