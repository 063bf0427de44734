/** How long one piece of work after the other is done without a break, in milliseconds. */
const AT_A_GO_MS = 8;

/** Who waits for a turn of the event loop. */
const waiting: (() => void)[] = [];

/**
 * Waits for a turn of the event loop of one's own, for before a large answer is written: of all who wait one goes on in each turn, because what several
 * do in the same one holds up everybody else together.
 */
export function ownTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(letOneGoOn);
  });
}

function letOneGoOn(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(letOneGoOn);
}

/**
 * For between the pieces of long work: gives way to the calls of others as soon as it has taken some milliseconds, and the first time in any
 * case, because what was read for it may have taken as long.
 */
export function givingWay(): () => Promise<void> {
  let begun = -Infinity;
  return async () => {
    if (performance.now() - begun < AT_A_GO_MS) return;
    await ownTurn();
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
