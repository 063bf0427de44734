import { useEffect, useEffectEvent } from 'react';

/** How often it is asked. */
const EVERY_MS = 15_000;

/** Asks again without hurry while the page is in sight, and at once when it comes into sight; not while an answer is on its way. */
export function useFreshOverview(reload: () => void, isReloading: boolean): void {
  const ask = useEffectEvent((): void => {
    if (document.visibilityState === 'visible' && !isReloading) reload();
  });
  useEffect(() => {
    const timer = setInterval(() => ask(), EVERY_MS);
    const onSight = (): void => ask();
    document.addEventListener('visibilitychange', onSight);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onSight);
    };
  }, []);
}
