import { makeStale } from '@dialogwerk/shared/clients';
import { RESULT_READS } from '@dialogwerk/shared/contract';
import { $moduleSignal } from '@dialogwerk/shared/state';
import { useEffect } from 'react';

/** Has results asked for again when 'Update' in the top bar is pressed; without `survey_id` those of all dialogs. */
export function useUpdateSignal(survey_id?: string): void {
  useEffect(
    () =>
      $moduleSignal.listen((signal) => {
        if (signal?.kind === 'update') makeStale(RESULT_READS, survey_id === undefined ? {} : { survey_id });
      }),
    [survey_id],
  );
}
