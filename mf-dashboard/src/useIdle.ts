import { useEffect, useState } from 'react';

/** The longest that what comes later waits, in milliseconds. */
const LATEST = 5_000;

/** Whether the first screen stands and nothing else is to be done: then what lies below it is fetched. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const begin = () => setIdle(true);
    // Safari has none.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(begin);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(begin, { timeout: LATEST });
    return () => cancelIdleCallback(request);
  }, []);
  return isIdle;
}
