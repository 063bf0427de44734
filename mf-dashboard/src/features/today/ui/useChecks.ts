import { fetchOnce } from '@dialogwerk/shared/clients';
import { useEffect, useEffectEvent } from 'react';

/** Has dialogs checked that nobody has checked since they were edited, one by one; `onFound` once there is something to tell of. */
export function useChecks(survey_ids: readonly string[], onFound: () => void): void {
  const found = useEffectEvent(onFound);
  const asked = survey_ids.join(' ');
  useEffect(() => {
    if (asked === '') return undefined;
    let isHere = true;
    const check = async (): Promise<void> => {
      let count = 0;
      for (const survey_id of asked.split(' ')) {
        if (!isHere) return;
        try {
          count += (await fetchOnce('checkDialog', { survey_id })).findings.length;
        } catch {
          // Because the list is as good without what one of them would have found; the next visit asks again.
        }
      }
      if (isHere && count > 0) found();
    };
    void check();
    return () => {
      isHere = false;
    };
  }, [asked]);
}
