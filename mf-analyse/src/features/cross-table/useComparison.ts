import { authorClient, useCall } from '@dialogwerk/shared/clients';
import type { Called } from '@dialogwerk/shared/clients';
import type { CallResponse } from '@dialogwerk/shared/contract';
import { useCallback } from 'react';
import { useUpdateSignal } from '../../useUpdateSignal.ts';
import { isGroup, isScore } from './model/comparable.ts';
import type { Comparable } from './model/comparable.ts';

/** Two columns against each other: their counts where both have named values, and the scores by group where the rows are such. */
export interface Comparison {
  readonly cross: CallResponse<'crossTable'> | null;
  readonly scores: CallResponse<'scoresByGroup'> | null;
}

/** What two columns say together, over the conversations that the filter lets through; 'Update' renews it. */
export function useComparison(
  survey_id: string,
  filter: string,
  row: Comparable,
  column: Comparable,
): Called<Comparison> {
  const load = useCallback(
    async (signal: AbortSignal) => {
      const filtered = { survey_id, filter };
      const [cross, scores] = await Promise.all([
        isGroup(row)
          ? authorClient.call('crossTable', { ...filtered, row: row.name, column: column.name }, { signal })
          : null,
        isScore(row)
          ? authorClient.call('scoresByGroup', { ...filtered, score: row.name, group: column.name }, { signal })
          : null,
      ]);
      return { cross, scores };
    },
    [survey_id, filter, row, column],
  );
  const called = useCall(load);
  useUpdateSignal(called.reload);
  return called;
}

/** The columns of a dialog's data. */
export function useVariables(survey_id: string): Called<readonly Comparable[]> {
  const load = useCallback(
    async (signal: AbortSignal) => (await authorClient.call('resultVariables', { survey_id }, { signal })).variables,
    [survey_id],
  );
  return useCall(load);
}
