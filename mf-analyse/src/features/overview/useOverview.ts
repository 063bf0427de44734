import { bothCalled, mapCalled, useResource } from '@dialogwerk/shared/clients';
import type { Called } from '@dialogwerk/shared/clients';
import type { CallResponse } from '@dialogwerk/shared/contract';
import { resultOptions } from '../../calls/resultOptions.ts';
import { useLiveResults } from '../../calls/useLiveResults.ts';
import { useUpdateSignal } from '../../calls/useUpdateSignal.ts';

/** How the conversations that count stand, and when that was known. */
export interface Overview {
  readonly overview: CallResponse<'resultOverview'>;
  readonly at: Date;
  /** The same without any filter. */
  readonly all: CallResponse<'resultOverview'>;
}

const times = new WeakMap<object, Date>();

/** When an answer was first shown. */
function cameAt(answer: object): Date {
  const at = times.get(answer) ?? new Date();
  times.set(answer, at);
  return at;
}

/** The overview under a filter, kept up by itself and by 'Update', with all other results that are shown. */
export function useOverview(survey_id: string, filter: string): Called<Overview> {
  const some = useResource('resultOverview', { survey_id, filter }, resultOptions);
  const all = useResource('resultOverview', { survey_id, filter: '' }, { keepsLast: true });
  const shown = some.state.kind === 'loaded' ? some.state.value : null;
  useUpdateSignal(survey_id);
  useLiveResults(survey_id, filter, shown?.states ?? null);
  return mapCalled(bothCalled(some, all), ([overview, whole]) => ({ overview, at: cameAt(overview), all: whole }));
}
