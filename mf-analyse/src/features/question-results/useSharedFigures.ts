import { authorClient, useCall } from '@dialogwerk/shared/clients';
import type { Called } from '@dialogwerk/shared/clients';
import { useCallback } from 'react';
import { answerTypeOf } from '../../answerTypes/answerTypes.ts';
import type { Figure } from '../../answerTypes/Figure.ts';
import { inFigureBatch } from '../../calls/inFigureBatch.ts';
import type { CardQuestion } from './ui/QuestionCard.tsx';

/** The figures of one question that an opened link shows. */
export function useSharedFigures(
  pass: string,
  { unique_question_id: question, type, is_nps }: CardQuestion,
): Called<readonly Figure[]> {
  const load = useCallback(
    async (signal: AbortSignal): Promise<readonly Figure[]> => {
      const { isCounted, figures } = answerTypeOf({ type });
      const { columns } = isCounted
        ? await inFigureBatch(authorClient.call('sharedQuestion', { pass, question }, { signal }))
        : { columns: [] };
      return figures({ question: { is_nps }, columns: columns.filter(({ part }) => part !== `${question}#1`) });
    },
    [pass, question, type, is_nps],
  );
  return useCall(load);
}
