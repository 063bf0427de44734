import { authorClient, loadInto, loading } from '@dialogwerk/shared/clients';
import type { SurveyData } from '@dialogwerk/shared/contract';
import { usesModel } from '@dialogwerk/shared/dialog';
import { useEffect } from 'react';
import { $modelState } from '../state/modelState.ts';

/** Finds out which language model is connected, once a dialog is open that uses one. */
export function useModelState({ all_questions }: Pick<SurveyData, 'all_questions'>): void {
  const isWanted = usesModel(all_questions);
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    void loadInto($modelState, (signal) => authorClient.call('modelState', {}, { signal }), leaving.signal);
    return () => {
      leaving.abort();
      $modelState.set(loading);
    };
  }, [isWanted]);
}
