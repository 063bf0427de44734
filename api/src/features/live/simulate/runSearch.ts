import { setImmediate as othersFirst } from 'node:timers/promises';

/** So long the server does nothing else, in milliseconds. */
const SLICE_MS = 15;
const PATIENCE_MS = 8_000;

/** Runs a search in slices, because the server has others to serve; null when it takes too long. */
export async function runSearch<Result>(search: Generator<number, Result>): Promise<Result | null> {
  const begun = performance.now();
  let sliceBegun = begun;
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
    const now = performance.now();
    if (now - begun > PATIENCE_MS) return null;
    if (now - sliceBegun < SLICE_MS) continue;
    await othersFirst();
    sliceBegun = performance.now();
  }
}
