import { authorClient, loadInto } from '@dialogwerk/shared/clients';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $writingModel } from './state/writingModel.ts';

const loadModel = (signal: AbortSignal) => authorClient.call('modelState', {}, { signal });

/** Whether a language model is connected, as far as that is known. */
export function useHasModel(): boolean {
  const state = useStore($writingModel);
  useEffect(() => {
    if ($writingModel.get().kind === 'loaded') return;
    const leaving = new AbortController();
    void loadInto($writingModel, loadModel, leaving.signal);
    return () => leaving.abort();
  }, []);
  return state.kind === 'loaded' && state.value.main !== null;
}
