/** Runs pieces of work one after the other, each in a turn of the event loop of its own, so that others come in between. */
export function onePerTurn(): (work: () => void) => void {
  const waiting: (() => void)[] = [];
  const next = (): void => {
    try {
      waiting[0]?.();
    } finally {
      waiting.shift();
      if (waiting.length > 0) setImmediate(next);
    }
  };
  return (work) => {
    waiting.push(work);
    if (waiting.length === 1) setImmediate(next);
  };
}
