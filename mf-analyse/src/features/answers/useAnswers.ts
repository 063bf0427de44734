import { authorClient, reasonOf } from '@dialogwerk/shared/clients';
import type { CallResponse } from '@dialogwerk/shared/contract';
import { $moduleSignal, showNotice } from '@dialogwerk/shared/state';
import { useCallback, useEffect, useRef, useState } from 'react';
import { texts } from '../../texts.ts';

type Answers = CallResponse<'answers'>;
export type AnswersState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'loaded'; readonly answers: Answers; readonly at: Date; readonly updating: boolean };

/**
 * The answers to one dialog. 'Update' in the top bar loads them anew while the old ones stay in sight, also when that
 * fails; leaving gives up the call that runs.
 */
export function useAnswers(survey_id: string): { readonly state: AnswersState; readonly load: () => void } {
  const [state, setState] = useState<AnswersState>({ kind: 'loading' });
  const newest = useRef<Extract<AnswersState, { kind: 'loaded' }> | null>(null);
  const running = useRef<AbortController | null>(null);

  const load = useCallback(async () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setState(newest.current ? { ...newest.current, updating: true } : { kind: 'loading' });
    try {
      const answers = await authorClient.call('answers', { survey_id }, { signal: controller.signal });
      if (controller.signal.aborted) return;
      newest.current = { kind: 'loaded', answers, at: new Date(), updating: false };
      setState(newest.current);
    } catch (error) {
      if (controller.signal.aborted) return;
      const reason = reasonOf(error);
      setState(newest.current ?? { kind: 'failed', reason });
      if (newest.current) showNotice(texts.fault.update(reason));
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
