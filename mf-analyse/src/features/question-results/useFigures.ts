import { authorClient, useCall } from '@dialogwerk/shared/clients';
import type { Called } from '@dialogwerk/shared/clients';
import type { AskedQuestion } from '@dialogwerk/shared/contract';
import { useCallback } from 'react';
import { answerTypeOf } from '../../answerTypes/answerTypes.ts';
import type { Figure } from '../../answerTypes/Figure.ts';
import { useUpdateSignal } from '../../useUpdateSignal.ts';

interface ShownQuestion {
  readonly survey_id: string;
  readonly filter: string;
  readonly unique_question_id: string;
  readonly type: string;
  readonly is_nps: boolean;
}

async function loadFigures(
  { survey_id, filter, unique_question_id: id, type, is_nps }: ShownQuestion,
  signal: AbortSignal,
): Promise<readonly Figure[]> {
  const { isCounted, figures } = answerTypeOf({ type });
  const { columns } = isCounted
    ? await authorClient.call('resultQuestion', { survey_id, filter, question: id }, { signal })
    : { columns: [] };
  return figures({ question: { is_nps }, columns: columns.filter(({ part }) => part !== `${id}#1`) });
}

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
