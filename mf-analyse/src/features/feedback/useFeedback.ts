import { authorClient, useCall } from '@dialogwerk/shared/clients';
import type { Called } from '@dialogwerk/shared/clients';
import type { SurveyFeedback } from '@dialogwerk/shared/contract';
import { useCallback } from 'react';
import { useUpdateSignal } from '../../useUpdateSignal.ts';

/**
 * What respondents have said of a dialog. 'Update' in the top bar loads it anew; what was there stays in sight meanwhile,
 * also when that fails, which the answers beside it tell. Leaving gives up the call that runs.
 */
export function useFeedback(survey_id: string): Called<SurveyFeedback> {
  const called = useCall(
    useCallback((signal) => authorClient.call('surveyFeedback', { survey_id }, { signal }), [survey_id]),
  );
  useUpdateSignal(called.reload);
  return called;
}
