import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** How far below the window something is already made ready. */
const AHEAD = '600px 0px';

/** Whether an element has come near the window; from then on for ever. `isWanted`: also without being near, such as for print. */
export function useInView<Seen extends Element>(isWanted: boolean): { ref: RefObject<Seen | null>; isSeen: boolean } {
  const ref = useRef<Seen>(null);
  const [hasCome, setHasCome] = useState(false);
  // For ever, so that what was printed need not be loaded again.
  if (isWanted && !hasCome) setHasCome(true);
  useEffect(() => {
    const element = ref.current;
    if (!element || hasCome) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setHasCome(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasCome]);
  return { ref, isSeen: hasCome };
}
