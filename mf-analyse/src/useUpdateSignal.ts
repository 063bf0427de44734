import { $moduleSignal } from '@dialogwerk/shared/state';
import { useEffect } from 'react';
import { $newResults } from './calls/newResults.ts';

/** Runs `onUpdate`, the same function at every drawing, when 'Update' in the top bar is pressed or new answers were noticed. */
export function useUpdateSignal(onUpdate: () => void): void {
  useEffect(() => {
    const stopSignal = $moduleSignal.listen((signal) => {
      if (signal?.kind === 'update') onUpdate();
    });
    const stopNews = $newResults.listen(onUpdate);
    return () => {
      stopSignal();
      stopNews();
    };
  }, [onUpdate]);
}
