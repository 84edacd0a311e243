/** Checks the luck of a finished game in the browser: every draw must follow from seeds promised before the deal. */
import { bytes, fromHex, hex, hmac, sha256 } from './sha256';
import type { Fairness } from './wire';

/** Draw `draw` of the `entry`-th entry that used luck, below `bound`, exactly as the kernel's `Fair` makes it. */
export function fairDraw(seed: Uint8Array, entry: number, draw: number, bound: number): number {
  const wide = BigInt(bound);
  const limit = wide * (2n ** 64n / wide);
  for (let attempt = 0; ; attempt += 1) {
    const digest = hmac(seed, bytes(`${entry}:${draw}:${attempt}`));
    const word = new DataView(digest.buffer).getBigUint64(0);
    if (word < limit) return Number(word % wide);
  }
}

export type Fault = 'commitment' | 'changed' | 'promise' | 'my-word' | 'seed' | 'draw';
export interface Verdict {
  draws: number;
  /** The first thing that is not as it should be; null when all is. */
  fault: Fault | null;
  /** The log entry of a wrong draw. */
  entry: number;
}

/** `seen` is the commitment this browser saw before the deal and `mine` the word it gave; "" when it was not there. */
export function verify(fairness: Fairness, seen = '', mine = ''): Verdict {
  const fault = wrongPromise(fairness, seen, mine);
  if (fault) return { draws: 0, fault, entry: -1 };
  const seed = fromHex(fairness.seed);
  let draws = 0;
  for (const { entry, k, draws: pairs } of fairness.entries)
    for (const [index, [value = -1, bound = 1]] of pairs.entries()) {
      if (fairDraw(seed, k, index, bound) !== value) return { draws, fault: 'draw', entry };
      draws += 1;
    }
  return { draws, fault: null, entry: -1 };
}

function wrongPromise(fairness: Fairness, seen: string, mine: string): Fault | null {
  const secret = bytes(fairness.secret);
  if (hex(sha256(secret)) !== fairness.commitment) return 'commitment';
  if (seen && seen !== fairness.commitment) return 'changed';
  const broken = fairness.words.some(
    (word, i) => fairness.promises[i] && hex(sha256(bytes(word))) !== fairness.promises[i],
  );
  if (broken) return 'promise';
  if (mine && !fairness.words.includes(mine)) return 'my-word';
  return hex(hmac(secret, bytes(fairness.words.join('\n')))) === fairness.seed ? null : 'seed';
}
