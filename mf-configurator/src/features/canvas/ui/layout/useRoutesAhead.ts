import type { Routes } from '@dialogwerk/shared/dialog/graph';
import { useEffect } from 'react';

/**
 * Works out, column by column, the edges that are not in view while the page is idle, so that showing all blocks does not wait
 * for them; `andThen` is what follows from all of them.
 */
export function useRoutesAhead({ workAhead }: Pick<Routes, 'workAhead'>, andThen: () => void): void {
  useEffect(() => {
    // Else they are worked out when they come into view.
    if (!('requestIdleCallback' in globalThis)) return undefined;
    let request = 0;
    const goOn = (): void => {
      request = requestIdleCallback(workAhead() ? goOn : andThen);
    };
    request = requestIdleCallback(goOn);
    return () => cancelIdleCallback(request);
  }, [workAhead, andThen]);
}
