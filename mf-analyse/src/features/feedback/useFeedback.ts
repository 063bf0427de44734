import { authorClient, reasonOf } from '@dialogwerk/shared/clients';
import type { SurveyFeedback } from '@dialogwerk/shared/contract';
import { $moduleSignal } from '@dialogwerk/shared/state';
import { useCallback, useEffect, useRef, useState } from 'react';

export type FeedbackState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'loaded'; readonly feedback: SurveyFeedback };

/**
 * What respondents have said of a dialog. 'Update' in the top bar loads it anew; what was there stays in sight meanwhile,
 * also when that fails, which the answers beside it tell. Leaving gives up the call that runs.
 */
export function useFeedback(survey_id: string): { readonly state: FeedbackState; readonly load: () => void } {
  const [state, setState] = useState<FeedbackState>({ kind: 'loading' });
  const running = useRef<AbortController | null>(null);

  const load = useCallback(async () => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    try {
      const feedback = await authorClient.call('surveyFeedback', { survey_id }, { signal });
      if (!signal.aborted) setState({ kind: 'loaded', feedback });
    } catch (error) {
      if (signal.aborted) return;
      const reason = reasonOf(error);
      setState((before) => (before.kind === 'loaded' ? before : { kind: 'failed', reason }));
    }
  }, [survey_id]);

  useEffect(() => {
    void load();
    return () => running.current?.abort();
  }, [load]);
  useEffect(
    () =>
      $moduleSignal.listen((signal) => {
        if (signal?.kind === 'update') void load();
      }),
    [load],
  );

  return { state, load: () => void load() };
}
