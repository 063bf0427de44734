import { useResource } from '@dialogwerk/shared/clients';
import type { CallState } from '@dialogwerk/shared/clients';
import type { ModelState } from '@dialogwerk/shared/contract';

/** Which language model is connected, where that `isWanted`. */
export function useModelState(isWanted = true): CallState<ModelState> {
  return useResource('modelState', isWanted ? {} : null, { keeps: true }).state;
}

/** Whether one is; no while that is not known. */
export const isConnected = (known: CallState<ModelState>): boolean =>
  known.kind === 'loaded' && known.value.main !== null;
