import { authorClient, loadInto } from '@dialogwerk/shared/clients';
import { useEffect } from 'react';
import { $modelState } from './modelState.ts';

const loadModel = (signal: AbortSignal) => authorClient.call('modelState', {}, { signal });

/** Finds out which language model is connected, where that is wanted and not known yet. */
export function useModelState(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || $modelState.get().kind === 'loaded') return;
    const leaving = new AbortController();
    void loadInto($modelState, loadModel, leaving.signal);
    return () => leaving.abort();
  }, [isWanted]);
}
