import { authorClient, useCall } from '@dialogwerk/shared/clients';
import type { Called } from '@dialogwerk/shared/clients';
import type { CallResponse } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { useCallback } from 'react';
import { texts } from '../../texts.ts';
import { useUpdateSignal } from '../../useUpdateSignal.ts';

/** The answers to one dialog, and when they came. */
export interface Answers {
  readonly answers: CallResponse<'answers'>;
  readonly at: Date;
}

/**
 * The answers to one dialog. 'Update' in the top bar loads them anew while the old ones stay in sight, also when that
 * fails; leaving gives up the call that runs.
 */
export function useAnswers(survey_id: string): Called<Answers> {
  const load = useCallback(
    async (signal: AbortSignal) => ({
      answers: await authorClient.call('answers', { survey_id }, { signal }),
      at: new Date(),
    }),
    [survey_id],
  );
  const called = useCall(load, (reason) => showNotice(texts.fault.update(reason)));
  useUpdateSignal(called.reload);
  return called;
}
