import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef } from 'react';
import { loadFolders } from '../../../listed/effects/loadFolders.ts';
import { loadSurveys } from '../../../listed/effects/loadSurveys.ts';
import type { Wanted } from '../../../listed/model/Wanted.ts';
import { clearSelection } from '../../../listed/state/selection.ts';
import { $surveyList, forgetSurveys } from '../../../listed/state/surveyList.ts';

/** The author's dialogs as they are wanted; another wish or leaving gives up the call that runs. */
export function useSurveyList(wanted: Wanted) {
  const list = useStore($surveyList);
  const running = useRef<AbortController | null>(null);

  /** Loads anew while the list stays in sight. */
  const reload = useCallback(() => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    void loadSurveys(wanted, controller.signal);
  }, [wanted]);

  useEffect(() => {
    reload();
    return () => {
      running.current?.abort();
      // What is not in sight any more is not chosen either.
      clearSelection();
    };
  }, [reload]);
  useEffect(() => {
    void loadFolders();
    return forgetSurveys;
  }, []);

  /** Loads anew after a fault. */
  function retry() {
    forgetSurveys();
    reload();
  }
  return { list, reload, retry };
}
