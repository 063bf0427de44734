import { showNotice } from '@dialogwerk/shared/state';
import { showCallFault } from '../frame/effects/showCallFault.ts';

/** Says that a change of a team was made; one that was not raises the error dialog (spec §8). Tells whether it was. */
export function tellChange(call: Promise<unknown>, said: string): Promise<boolean> {
  return call.then(
    () => {
      showNotice(said);
      return true;
    },
    (error: unknown) => {
      showCallFault(error);
      return false;
    },
  );
}
