import { useCall } from '@dialogwerk/shared/clients';
import type { Called } from '@dialogwerk/shared/clients';
import type { AskedQuestion } from '@dialogwerk/shared/contract';
import { useCallback } from 'react';
import type { Figure } from '../../answerTypes/Figure.ts';
import { loadFigures } from '../../calls/loadFigures.ts';
import { useUpdateSignal } from '../../useUpdateSignal.ts';

/** The figures of one question, over the conversations that the filter lets through; 'Update' renews them while the old stay in sight. */
export function useFigures(
  survey_id: string,
  filter: string,
  { unique_question_id, type, is_nps }: AskedQuestion,
): Called<readonly Figure[]> {
  const load = useCallback(
    (signal: AbortSignal) => loadFigures({ survey_id, filter, unique_question_id, type, is_nps }, signal),
    [survey_id, filter, unique_question_id, type, is_nps],
  );
  const called = useCall(load);
  useUpdateSignal(called.reload);
  return called;
}
