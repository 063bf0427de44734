import { useEffect, useEffectEvent, useState } from 'react';

/** How far below the window what follows is asked for, in pixels. */
const AHEAD = 600;

/** Calls `onSight` while the element with the ref that it gives is about to come into sight, as long as it is wanted. */
export function useEndInSight(isWanted: boolean, onSight: () => void) {
  const [end, setEnd] = useState<HTMLElement | null>(null);
  const see = useEffectEvent(onSight);
  useEffect(() => {
    if (!end || !isWanted) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) see();
      },
      { rootMargin: `0px 0px ${AHEAD}px` },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [end, isWanted]);
  return setEnd;
}
