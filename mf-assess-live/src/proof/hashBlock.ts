import { FIRST_HASH, ROUND_CONSTANTS } from './sha256.data.ts';

const schedule = new Int32Array(64);

/**
 * SHA-256 of a message that fills one block and is padded already, as eight words (FIPS 180-4 §6.2.2), written into `hash`.
 *
 * Written here, because a respondent waits for hundreds of thousands of these: libraries keep in fields of an object what stands between two rounds, which takes almost
 * three times as long in Chromium, and the browser's own hash is asked for one message at a time. Nothing is kept secret by it.
 */
export function hashBlock(block: Int32Array, hash: Int32Array): void {
  const w = schedule;
  w.set(block);
  for (let i = 16; i < 64; i += 1) {
    const [far, near] = [at(w, i - 15), at(w, i - 2)];
    const sigma0 = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    const sigma1 = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    w[i] = (sigma1 + at(w, i - 7) + sigma0 + at(w, i - 16)) | 0;
  }
  let a = at(FIRST_HASH, 0);
  let b = at(FIRST_HASH, 1);
  let c = at(FIRST_HASH, 2);
  let d = at(FIRST_HASH, 3);
  let e = at(FIRST_HASH, 4);
  let f = at(FIRST_HASH, 5);
  let g = at(FIRST_HASH, 6);
  let h = at(FIRST_HASH, 7);
  for (let i = 0; i < 64; i += 1) {
    const sum1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + sum1 + ((e & f) ^ (~e & g)) + at(ROUND_CONSTANTS, i) + at(w, i)) | 0;
    const sum0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (sum0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  hash[0] = at(FIRST_HASH, 0) + a;
  hash[1] = at(FIRST_HASH, 1) + b;
  hash[2] = at(FIRST_HASH, 2) + c;
  hash[3] = at(FIRST_HASH, 3) + d;
  hash[4] = at(FIRST_HASH, 4) + e;
  hash[5] = at(FIRST_HASH, 5) + f;
  hash[6] = at(FIRST_HASH, 6) + g;
  hash[7] = at(FIRST_HASH, 7) + h;
}

/** A word of those that there are. */
const at = (words: Int32Array, place: number): number => words[place] ?? 0;

/** A word with its bits turned to the right. */
const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
