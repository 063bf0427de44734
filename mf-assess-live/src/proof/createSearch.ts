import type { ProofChallenge } from '@dialogwerk/shared/contract';
import { hashBlock } from './hashBlock.ts';

/** Gives the number of a range, the end not among it, that solves a challenge; null where it is not there. */
type Search = (from: number, to: number) => number | null;

/** Words of a block: the number stands behind the salt, then one bit that ends it, and last its length in bits. */
const [NUMBER, END, LENGTH] = [4, 5, 15];

/** Looks for the number that solves a challenge. */
export function createSearch({ salt, target }: Pick<ProofChallenge, 'salt' | 'target'>): Search {
  const block = new Int32Array(16);
  block.set(wordsOf(salt));
  block[END] = 1 << 31;
  block[LENGTH] = 32 * END;
  const wanted = wordsOf(target);
  const hash = new Int32Array(8);
  return (from, to) => {
    for (let number = from; number < to; number += 1) {
      block[NUMBER] = number;
      hashBlock(block, hash);
      if (hash[0] === wanted[0] && hash.every((word, place) => word === wanted[place])) return number;
    }
    return null;
  };
}

/** Hex as words of 32 bits. */
function wordsOf(hex: string): Int32Array {
  return Int32Array.from(hex.match(/.{8}/g) ?? [], (word) => Number.parseInt(word, 16) | 0);
}
