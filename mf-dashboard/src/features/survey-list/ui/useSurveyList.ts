import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef } from 'react';
import { loadSurveys } from '../effects/loadSurveys.ts';
import { $surveyList, forgetSurveys } from '../state/surveyList.ts';

/** The author's dialogs found with `search`; a newer search or leaving gives up the call that runs. */
export function useSurveyList(search: string) {
  const list = useStore($surveyList);
  const running = useRef<AbortController | null>(null);

  /** Loads anew while the list stays in sight. */
  const reload = useCallback(() => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    void loadSurveys(search, controller.signal);
  }, [search]);

  useEffect(() => {
    reload();
    return () => running.current?.abort();
  }, [reload]);
  useEffect(() => forgetSurveys, []);

  /** Loads anew after a fault. */
  function retry() {
    forgetSurveys();
    reload();
  }
  return { list, reload, retry };
}
