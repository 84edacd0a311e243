/**
 * SHA-256 and HMAC. The browser's own are only there on https and localhost, and a family that plays on
 * http://192.168.1.5:8000 must be able to promise words and verify luck too.
 */

const MAX = 2 ** 32;

/** The first 32 bits of the fractional parts of `root`-th roots of the first 64 primes: the constants of the standard. */
function constants(root: number, count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n += 1) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return primes.map((prime) => ((prime ** (1 / root) % 1) * MAX) | 0);
}

const START = constants(2, 8);
const ROUND = constants(3, 64);
const turn = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));

function padded(message: Uint8Array): DataView {
  const length = Math.ceil((message.length + 9) / 64) * 64;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 8, Math.floor((message.length * 8) / MAX));
  view.setUint32(length - 4, (message.length * 8) % MAX);
  return view;
}

function schedule(block: DataView, offset: number): Int32Array {
  const words = new Int32Array(64);
  for (let i = 0; i < 16; i += 1) words[i] = block.getInt32(offset + i * 4);
  for (let i = 16; i < 64; i += 1) {
    const early = words[i - 15]!;
    const late = words[i - 2]!;
    const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[i] = words[i - 16]! + first + words[i - 7]! + second;
  }
  return words;
}

function compress(state: Int32Array, words: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i += 1) {
    const mix = (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g));
    const one = (h + mix + ROUND[i]! + words[i]!) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i]! += word;
}

export function sha256(message: Uint8Array): Uint8Array {
  const blocks = padded(message);
  const state = Int32Array.from(START);
  for (let offset = 0; offset < blocks.byteLength; offset += 64) compress(state, schedule(blocks, offset));
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => digest.setInt32(i * 4, word));
  return new Uint8Array(digest.buffer);
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const pad = (mask: number, rest: Uint8Array) => {
    const bytes = new Uint8Array(64 + rest.length);
    bytes.set(block.map((byte) => byte ^ mask));
    bytes.set(rest, 64);
    return sha256(bytes);
  };
  return pad(0x5c, pad(0x36, message));
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Letters nobody can guess, for command ids and the words browsers give to the deal. */
export function unguessable(length = 16): string {
  return hex(crypto.getRandomValues(new Uint8Array(length)));
}
