import { authorClient, useCall } from '@dialogwerk/shared/clients';
import type { Called } from '@dialogwerk/shared/clients';
import { useCallback } from 'react';
import { answerTypeOf } from '../../answerTypes/answerTypes.ts';
import type { Figure } from '../../answerTypes/Figure.ts';
import { figuresOf } from '../../answerTypes/figuresOf.ts';
import { inFigureBatch } from '../../calls/inFigureBatch.ts';
import type { CardQuestion } from './ui/QuestionCard.tsx';

/** What a link shows of a question; `smallBelow`: groups of fewer people were put together or left out, null where none were. */
interface SharedOf {
  readonly figures: readonly Figure[];
  readonly smallBelow: number | null;
}

/** The figures of one question that an opened link shows. */
export function useSharedFigures(
  pass: string,
  { unique_question_id: question, type, is_nps }: CardQuestion,
): Called<SharedOf> {
  const load = useCallback(
    async (signal: AbortSignal): Promise<SharedOf> => {
      const { isCounted } = answerTypeOf({ type });
      const { columns, has_small, least_group } = isCounted
        ? await inFigureBatch(authorClient.call('sharedQuestion', { pass, question }, { signal }))
        : { columns: [], has_small: false, least_group: 0 };
      const figures = figuresOf({ unique_question_id: question, type, is_nps }, columns);
      return { figures, smallBelow: has_small ? least_group : null };
    },
    [pass, question, type, is_nps],
  );
  return useCall(load);
}
