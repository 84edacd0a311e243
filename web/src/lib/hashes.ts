/**
 * SHA-256 and HMAC, loaded only when somebody promises a word or verifies luck. The browser's own are only there on https and
 * localhost, and a family that plays on http://192.168.1.5:8000 must be able to do both too.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export { bytesToHex as hex, hexToBytes as fromHex, utf8ToBytes as bytes };

/** The hash of a text, as a promise of it is written. */
export const hashed = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

export const keyed = (key: Uint8Array, text: string): Uint8Array => hmac(sha256, key, utf8ToBytes(text));
