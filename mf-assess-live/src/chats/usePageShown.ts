import { useEffect, useState } from 'react';

/** Whether the page is before anybody's eyes. */
export function usePageShown(): boolean {
  const [shown, setShown] = useState(() => !document.hidden);
  useEffect(() => {
    const look = (): void => setShown(!document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return shown;
}
