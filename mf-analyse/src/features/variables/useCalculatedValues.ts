import { authorClient } from '@dialogwerk/shared/clients';
import type { Called } from '@dialogwerk/shared/clients';
import type { CallResponse } from '@dialogwerk/shared/contract';
import { useCallback } from 'react';
import { useResultCall } from '../../calls/useResultCall.ts';

/** What the dialog has calculated, over the finished conversations that the filter lets through. */
export function useCalculatedValues(survey_id: string, filter: string): Called<CallResponse<'calculatedValues'>> {
  const load = useCallback(
    (signal: AbortSignal) => authorClient.call('calculatedValues', { survey_id, filter }, { signal }),
    [survey_id, filter],
  );
  return useResultCall(load);
}
