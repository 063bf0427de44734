import type { Routes } from '@dialogwerk/shared/dialog/graph';
import { useEffect, useRef } from 'react';

/** Milliseconds after opening, which belong to what is in view. */
const OPENING = 1_000;
/** Max milliseconds that a column takes. */
const LONGEST = 4;

/**
 * Works out, column by column, the edges that are not in view while the page is idle, so that showing all blocks does not wait
 * for them; `andThen` is what follows from all of them.
 */
export function useRoutesAhead({ workAhead }: Pick<Routes, 'workAhead'>, andThen: () => void): void {
  const isOpened = useRef(false);
  useEffect(() => {
    // Else they are worked out when they come into view.
    if (!('requestIdleCallback' in globalThis)) return undefined;
    let request = 0;
    const goOn = (deadline: IdleDeadline): void => {
      let isLeft = workAhead();
      while (isLeft && deadline.timeRemaining() > LONGEST) isLeft = workAhead();
      request = requestIdleCallback(isLeft ? goOn : andThen);
    };
    const begin = (): void => {
      isOpened.current = true;
      request = requestIdleCallback(goOn);
    };
    const timer = setTimeout(begin, isOpened.current ? 0 : OPENING);
    return () => {
      clearTimeout(timer);
      cancelIdleCallback(request);
    };
  }, [workAhead, andThen]);
}
