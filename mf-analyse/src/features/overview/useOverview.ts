import { authorClient } from '@dialogwerk/shared/clients';
import type { Called } from '@dialogwerk/shared/clients';
import type { CallResponse } from '@dialogwerk/shared/contract';
import { useCallback } from 'react';
import { useLiveResults } from '../../calls/useLiveResults.ts';
import { useResultCall } from '../../calls/useResultCall.ts';

/** How the conversations that count stand, and when that was known. */
export interface Overview {
  readonly overview: CallResponse<'resultOverview'>;
  readonly at: Date;
  /** The same without any filter. */
  readonly all: CallResponse<'resultOverview'>;
}

/** The overview under a filter, kept up by itself. */
export function useOverview(survey_id: string, filter: string): Called<Overview> {
  const load = useCallback(
    async (signal: AbortSignal): Promise<Overview> => {
      const [overview, all] = await Promise.all([
        authorClient.call('resultOverview', { survey_id, filter }, { signal }),
        filter === '' ? null : authorClient.call('resultOverview', { survey_id, filter: '' }, { signal }),
      ]);
      return { overview, at: new Date(), all: all ?? overview };
    },
    [survey_id, filter],
  );
  const called = useResultCall(load);
  useLiveResults(survey_id, filter, called.state.kind === 'loaded' ? called.state.value.overview.states : null);
  return called;
}
