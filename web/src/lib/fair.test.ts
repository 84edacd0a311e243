import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fairDraw, verify } from './fair';
import { bytes, hex, hmac, sha256 } from './sha256';
import type { Fairness } from './wire';

const texts = ['', 'abc', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'é'.repeat(300)];

describe('sha256', () => {
  it.each(texts)('agrees with the standard library on %j', (text) => {
    expect(hex(sha256(bytes(text)))).toBe(createHash('sha256').update(text).digest('hex'));
    expect(hex(hmac(bytes('key'.repeat(40)), bytes(text)))).toBe(
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
  const seed = hmac(bytes(secret), bytes('one\ntwo'));
  return {
    commitment: hex(sha256(bytes(secret))),
    secret,
    promises: words.map((word) => hex(sha256(bytes(word)))),
    words,
    seed: hex(seed),
    entries: [
      { entry: 0, k: 0, draws: [[fairDraw(seed, 0, 0, 6), 6]] },
      { entry: 4, k: 1, draws: [0, 1].map((i) => [fairDraw(seed, 1, i, 48), 48]) },
    ],
  };
}

describe('verify', () => {
  it('finds nothing wrong with an honest game', () => {
    expect(verify(honest(), honest().commitment, 'two')).toEqual({ draws: 3, fault: null, entry: -1 });
  });
  it('names what was tampered with', () => {
    const game = honest();
    const [value] = game.entries[1]!.draws[1]!;
    game.entries[1]!.draws[1] = [(value! + 1) % 48, 48];
    expect(verify(game)).toEqual({ draws: 2, fault: 'draw', entry: 4 });
    expect(verify({ ...honest(), secret: 'cd'.repeat(32) }).fault).toBe('commitment');
    expect(verify({ ...honest(), words: ['one', 'tow'] }).fault).toBe('promise');
    expect(verify({ ...honest(), seed: 'cd'.repeat(32) }).fault).toBe('seed');
    expect(verify(honest(), 'another commitment').fault).toBe('changed');
    expect(verify(honest(), '', 'a word that is missing').fault).toBe('my-word');
  });
});
