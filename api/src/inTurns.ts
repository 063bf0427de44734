import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long one piece of work after the other is done without a break, in milliseconds. */
const AT_A_GO_MS = 8;

/**
 * For between the pieces of long work: gives way to the calls of others as soon as it has taken some milliseconds, and the first time in any
 * case, because what was read for it may have taken as long.
 */
export function givingWay(): () => Promise<void> {
  let begun = -Infinity;
  return async () => {
    if (performance.now() - begun < AT_A_GO_MS) return;
    await nextTurn();
    begun = performance.now();
  };
}

/** Does work that is in steps, and gives way between them. */
export async function inTurns<Result>(steps: Generator<void, Result, void>): Promise<Result> {
  const giveWay = givingWay();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await giveWay();
  }
}

/** What the work gives of each item, in their order; gives way between them. */
export async function eachInTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Result,
): Promise<Result[]> {
  const giveWay = givingWay();
  const results: Result[] = [];
  for (const item of items) {
    results.push(work(item));
    await giveWay();
  }
  return results;
}
