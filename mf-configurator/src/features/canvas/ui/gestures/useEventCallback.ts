import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A handler that stays the very same while what it does changes. For xyflow: with each new handler it asks all of its
 * cards and edges anew whether they are in view.
 */
export function useEventCallback<Args extends unknown[], Result>(handler: (...args: Args) => Result) {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args): Result => latest.current(...args), []);
}
