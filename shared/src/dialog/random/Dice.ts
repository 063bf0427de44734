import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { skipN } from 'pure-rand/utils/skipN';

/** The first numbers of neighbouring seeds are alike. */
const WARM_UP = 32;

/** Chance that repeats: the same seed always throws the same. */
export class Dice {
  readonly #generator: RandomGenerator;

  /** `seed`: a whole number. */
  constructor(seed: number) {
    this.#generator = xoroshiro128plus(seed);
    skipN(this.#generator, WARM_UP);
  }

  /** A whole number from `from` to `to`, both included; at least -2^53 and at most 2^53 apart. */
  whole(from: number, to: number): number {
    return uniformInt(this.#generator, from, to);
  }

  /** True in so many of all cases, from 0 to 1. */
  chance(share: number): boolean {
    return uniformFloat64(this.#generator) < share;
  }

  /** One of them; undefined of none. */
  one<T>(from: readonly T[]): T | undefined {
    return from.length === 0 ? undefined : from[this.whole(0, from.length - 1)];
  }

  /** All of them in some order. */
  order<T>(of: readonly T[]): T[] {
    const all = [...of];
    for (let last = all.length - 1; last > 0; last -= 1) {
      const other = this.whole(0, last);
      const [a, b] = [all[last], all[other]];
      if (a === undefined || b === undefined) continue;
      all[last] = b;
      all[other] = a;
    }
    return all;
  }
}
