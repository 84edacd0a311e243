/** Checks the luck of a finished game in the browser: every draw must follow from seeds promised before the deal. */
import { bytes, fromHex, hashed, hex, keyed } from './hashes';
import type { Kept } from './promises';
import type { Fairness } from './wire';

/** Draw `draw` of the `entry`-th entry that used luck, below `bound`, exactly as the kernel's `Fair` makes it. */
export function fairDraw(seed: Uint8Array, entry: number, draw: number, bound: number): number {
  const wide = BigInt(bound);
  const limit = wide * (2n ** 64n / wide);
  for (let attempt = 0; ; attempt += 1) {
    const digest = keyed(seed, `${entry}:${draw}:${attempt}`);
    const word = new DataView(digest.buffer, digest.byteOffset).getBigUint64(0);
    if (word < limit) return Number(word % wide);
  }
}

export type Fault = 'commitment' | 'changed' | 'promise' | 'my-word' | 'seed' | 'draw' | 'record';
export interface Verdict {
  draws: number;
  /** Draws of the game that this one goes on from: another seed made them. */
  unchecked: number;
  /** The first thing that is not as it should be; null when all is. */
  fault: Fault | null;
  /** The log entry of a wrong draw. */
  entry: number;
  /** A word of this browser is among those that made the luck. */
  mine: boolean;
}

/** `mine` is what this browser promised and saw before the deal; `record` the game as it can be downloaded. */
export function verify(fairness: Fairness, record: string, mine: readonly Kept[] = []): Verdict {
  const verdict: Verdict = { draws: 0, unchecked: 0, fault: wrongPromise(fairness, mine), entry: -1, mine: false };
  verdict.mine = mine.some(({ word }) => fairness.words.includes(word));
  if (!verdict.fault) checkDraws(fairness, verdict);
  if (!verdict.fault) compare(fairness, record, verdict);
  return verdict;
}

function wrongPromise(fairness: Fairness, mine: readonly Kept[]): Fault | null {
  if (hashed(fairness.secret) !== fairness.commitment) return 'commitment';
  const promised = [fairness.commitment, ...fairness.call_offs.map(({ commitment }) => commitment)];
  if (mine.some(({ commitment }) => commitment && !promised.includes(commitment))) return 'changed';
  if (fairness.words.some((word, i) => hashed(word) !== fairness.promises[i])) return 'promise';
  const unused = ({ word, commitment, given }: Kept) =>
    given && commitment === fairness.commitment && !fairness.words.includes(word);
  if (mine.some(unused)) return 'my-word';
  const seed = keyed(bytes(fairness.secret), fairness.words.join('\n'));
  return hex(seed) === fairness.seed ? null : 'seed';
}

function checkDraws(fairness: Fairness, verdict: Verdict): void {
  const seed = fromHex(fairness.seed);
  for (const [lucky, { entry, k, draws }] of fairness.entries.entries())
    for (const [index, [value = -1, bound = 1]] of draws.entries()) {
      // Whoever could leave a number out could choose among draws.
      if (k !== lucky || fairDraw(seed, k, index, bound) !== value) {
        verdict.fault = 'draw';
        verdict.entry = entry;
        return;
      }
      verdict.draws += 1;
    }
}

/** The log was checked; the record must tell the same draws, and before them only those of an earlier game. */
function compare(fairness: Fairness, record: string, verdict: Verdict): void {
  const told = drawsIn(record);
  const earlier = told.length - fairness.entries.length;
  const log = fairness.entries.map(({ draws }) => draws.map((draw) => draw.join('/')).join(' '));
  const same = earlier >= 0 && log.every((draws, i) => draws === told[earlier + i]);
  const continued = /^secret continued /m.test(record);
  if (!same || (earlier > 0 && !continued)) verdict.fault = 'record';
  else verdict.unchecked = told.slice(0, earlier).join(' ').split(' ').filter(Boolean).length;
}

/** The luck of each entry that used any, as a record writes it: "3/6 0/6". */
export function drawsIn(record: string): string[] {
  const lines = record.slice(record.indexOf('\n--\n') + 4).split('\n');
  const luck = (line: string) => line.split(' ').filter((word) => /^\d+\/\d+$/.test(word));
  return lines.map((line) => luck(line).join(' ')).filter(Boolean);
}
