import { randomFrom } from '../random/randomFrom.ts';

/** Picks one of so many, from 0. */
export type Pick = (count: number) => number;

/** Walks that always take the n-th reply, because sums are reached by what is alike; then so many at random. */
const SAME_PICKS = 8;
const RANDOM_WALKS = 2_000;

/** How the walks of a search pick their moves: always the last, the first, the second ...; then at random. */
export function* picksOf(): Generator<Pick> {
  yield (count) => count - 1;
  for (let same = 0; same < SAME_PICKS; same += 1) yield (count) => Math.min(same, count - 1);
  for (let seed = 1; seed <= RANDOM_WALKS; seed += 1) {
    const random = randomFrom(seed);
    // Of some walks most replies are low, of some high, because sums of even picks all lie in the middle.
    const slope = 2 ** ((seed % 5) - 2);
    yield (count) => Math.floor(random() ** slope * count);
  }
}
