import { mapCalled, useResource } from '@dialogwerk/shared/clients';
import type { Called } from '@dialogwerk/shared/clients';
import type { CallResponse } from '@dialogwerk/shared/contract';
import { answerTypeOf } from '../../answerTypes/answerTypes.ts';
import type { Figure } from '../../answerTypes/Figure.ts';
import { figuresOf } from '../../answerTypes/figuresOf.ts';
import { notAsked } from '../../calls/notAsked.ts';
import { useFigureBatch } from '../../calls/useFigureBatch.ts';
import type { CardQuestion } from './ui/QuestionCard.tsx';

/** What a link shows of a question; `smallBelow`: groups of fewer people were put together or left out, null where none were. */
interface SharedOf {
  readonly figures: readonly Figure[];
  readonly smallBelow: number | null;
}

/** The figures of one question that an opened link shows. */
export function useSharedFigures(pass: string, question: CardQuestion): Called<SharedOf> {
  const { isCounted } = answerTypeOf(question);
  const asked = useResource('sharedQuestion', isCounted ? { pass, question: question.unique_question_id } : null);
  const called = useFigureBatch<CallResponse<'sharedQuestion'> | null>(isCounted ? asked : notAsked);
  return mapCalled(called, (answer) => ({
    figures: figuresOf(question, answer?.columns ?? []),
    smallBelow: answer?.has_small ? answer.least_group : null,
  }));
}
