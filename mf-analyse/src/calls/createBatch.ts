/** Calls that end together. */
interface Turn {
  readonly over: Promise<void>;
  readonly end: () => void;
}

/**
 * Lets calls that run at the same time end together: each that has come waits until none is under way any more, at most `ms`
 * milliseconds after the first of them, so that the page is laid out and painted once for all of them.
 */
export function createBatch(ms: number): <Value>(call: Promise<Value>) => Promise<Value> {
  let underWay = 0;
  let turn: Turn | null = null;

  function beginTurn(): Turn {
    let end = (): void => {};
    const over = new Promise<void>((resolve) => (end = resolve)).then(() => {
      clearTimeout(timer);
      turn = null;
    });
    const timer = setTimeout(end, ms);
    return { over, end };
  }

  return async (call) => {
    underWay += 1;
    try {
      return await call;
    } finally {
      underWay -= 1;
      turn ??= beginTurn();
      if (underWay === 0) turn.end();
      await turn.over;
    }
  };
}
