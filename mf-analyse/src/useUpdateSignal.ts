import { $moduleSignal } from '@dialogwerk/shared/state';
import { useEffect } from 'react';

/** Runs `onUpdate`, the same function at every drawing, when 'Update' in the top bar is pressed. */
export function useUpdateSignal(onUpdate: () => void): void {
  useEffect(
    () =>
      $moduleSignal.listen((signal) => {
        if (signal?.kind === 'update') onUpdate();
      }),
    [onUpdate],
  );
}
