import type { Routes } from '@dialogwerk/shared/dialog/graph';
import { useEffect } from 'react';

/** Max milliseconds that a column takes. */
const LONGEST = 4;

/**
 * Works out, column by column, the edges that are not in view while the page is idle, so that showing all blocks does not wait
 * for them; `andThen` is what follows from all of them.
 */
export function useRoutesAhead({ workAhead }: Pick<Routes, 'workAhead'>, andThen: () => void): void {
  useEffect(() => {
    // Else they are worked out when they come into view.
    if (!('requestIdleCallback' in globalThis)) return undefined;
    let request = 0;
    const goOn = (deadline: IdleDeadline): void => {
      let isLeft = workAhead();
      while (isLeft && deadline.timeRemaining() > LONGEST) isLeft = workAhead();
      request = requestIdleCallback(isLeft ? goOn : andThen);
    };
    request = requestIdleCallback(goOn);
    return () => cancelIdleCallback(request);
  }, [workAhead, andThen]);
}
