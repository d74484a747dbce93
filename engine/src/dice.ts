// Fair dice: nobody can choose them, everybody can check them afterwards. The same code in browser and server.
//
// A 32-byte seed is drawn when the match is made and its SHA-256 (the commitment) is shown at once. Each side may add
// a salt: it shows the hash of it first (the pledge), and the salt itself only when everybody's pledge is known (adr/0043).
// Roll n is made of HMAC-SHA256(seed, salts and n); when the seed is shown at the end, anybody can make every roll again.
// All bytes are written in lower-case hexadecimal.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Roll, Side } from './contract.ts';
import { invariant } from './refusal.ts';

/** Salts by side; a side that gave none is absent. */
export type Salts = Readonly<Record<Side, string>>;
/** The hashes of salts that are still to be shown, or have been since. */
export type Pledges = Readonly<Record<Side, string>>;

/** 32 bytes. */
const HASH = /^[0-9a-f]{64}$/;
/** 1 to 32 bytes. */
const SALT = /^(?:[0-9a-f]{2}){1,32}$/;

export const isSeed = (text: string): boolean => HASH.test(text);
export const isPledge = (text: string): boolean => HASH.test(text);
export const isSalt = (text: string): boolean => SALT.test(text);

/** A seed or a salt from random bytes: the caller draws them (`crypto.getRandomValues`). */
export const toHex = (bytes: Uint8Array): string => bytesToHex(bytes);

/** What is published before the first roll, so that the seed cannot be changed afterwards. */
export function commitmentOf(seed: string): string {
  invariant(isSeed(seed), 'a seed is 64 hexadecimal digits');
  return bytesToHex(sha256(hexToBytes(seed)));
}

/**
 * What a side shows before anybody shows a salt: the hash of its own. It names the side, so that nobody can take over
 * another's pledge and open it after them.
 */
export function pledgeOf(side: Side, salt: string): string {
  invariant(isSalt(salt), 'a salt is 1 to 32 bytes in hexadecimal');
  return bytesToHex(sha256(utf8ToBytes(`motti salt ${side} ${salt}`)));
}

/** The fair roll with this number (from 0, undone rolls counted too) of dice with these faces. */
export function fairRoll(
  seed: string,
  salts: Salts,
  number: number,
  faces: readonly number[],
): Roll {
  invariant(isSeed(seed), 'a seed is 64 hexadecimal digits');
  const bytes = new ByteStream(hexToBytes(seed), `${printSalts(salts)}:${number}`);
  return { kind: 'roll', dice: faces.map((count) => bytes.below(count) + 1) };
}

/** Salts as one text, the same whatever the order they came in: `finland=0a,soviet=ff`. */
function printSalts(salts: Salts): string {
  const sides = Object.keys(salts).sort();
  return sides.map((side) => `${side}=${salts[side]}`).join(',');
}

/** HMAC-SHA256(seed, `message:0`), then `message:1`, … one after the other. */
class ByteStream {
  readonly #seed: Uint8Array;
  readonly #message: string;
  #block: Uint8Array = new Uint8Array(0);
  #used = 0;
  #counter = 0;

  constructor(seed: Uint8Array, message: string) {
    this.#seed = seed;
    this.#message = message;
  }

  /** A uniform whole number below `limit`: values in the short remainder are thrown away. */
  below(limit: number): number {
    invariant(Number.isInteger(limit) && limit >= 1 && limit <= 2 ** 32, 'faces out of range');
    if (limit === 1) return 0;
    const size = limit <= 2 ** 8 ? 1 : limit <= 2 ** 16 ? 2 : 4;
    const span = 2 ** (8 * size);
    const fair = span - (span % limit);
    for (;;) {
      let value = 0;
      for (let i = 0; i < size; i++) value = value * 256 + this.#next();
      if (value < fair) return value % limit;
    }
  }

  #next(): number {
    if (this.#used === this.#block.length) {
      const message = utf8ToBytes(`${this.#message}:${this.#counter++}`);
      this.#block = hmac(sha256, this.#seed, message);
      this.#used = 0;
    }
    return this.#block[this.#used++]!;
  }
}
