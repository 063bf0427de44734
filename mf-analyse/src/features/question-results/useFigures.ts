import { authorClient, useCall } from '@dialogwerk/shared/clients';
import type { Called } from '@dialogwerk/shared/clients';
import type { AskedQuestion } from '@dialogwerk/shared/contract';
import { useCallback } from 'react';
import { answerTypeOf } from '../../answerTypes/answerTypes.ts';
import type { Figure } from '../../answerTypes/Figure.ts';
import { useUpdateSignal } from '../../useUpdateSignal.ts';

async function loadFigures(
  survey_id: string,
  filter: string,
  question: AskedQuestion,
  signal: AbortSignal,
): Promise<readonly Figure[]> {
  const { isCounted, figures } = answerTypeOf(question);
  const { unique_question_id: id } = question;
  const { columns } = isCounted
    ? await authorClient.call('resultQuestion', { survey_id, filter, question: id }, { signal })
    : { columns: [] };
  return figures({ question, columns: columns.filter(({ part }) => part !== `${id}#1`) });
}

/** The figures of one question, over the conversations that the filter lets through; 'Update' renews them. */
export function useFigures(survey_id: string, filter: string, question: AskedQuestion): Called<readonly Figure[]> {
  const load = useCallback(
    (signal: AbortSignal) => loadFigures(survey_id, filter, question, signal),
    [survey_id, filter, question],
  );
  const called = useCall(load);
  useUpdateSignal(called.reload);
  return called;
}
