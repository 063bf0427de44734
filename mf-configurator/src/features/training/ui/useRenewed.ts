import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { useEffect } from 'react';

/** Milliseconds after which a writer is taken to pause. */
const PAUSE = 400;

/** Runs `renew`, the same function at every drawing, a moment after the last of several changes. */
export function useRenewed($changes: ReadableAtom<number>, renew: () => void): void {
  const changes = useStore($changes);
  useEffect(() => {
    if (changes === 0) return;
    const timer = setTimeout(renew, PAUSE);
    return () => clearTimeout(timer);
  }, [changes, renew]);
}
