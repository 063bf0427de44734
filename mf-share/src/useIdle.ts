import { whenIdle } from '@dialogwerk/shared/browser';
import { useEffect, useState } from 'react';

/** Whether the page stood and there was nothing else to do since this is drawn: what is not needed at once waits for it. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
