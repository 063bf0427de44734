import { mapState, useResource } from '@dialogwerk/shared/clients';
import type { Called } from '@dialogwerk/shared/clients';
import type { AskedQuestion, CallResponse } from '@dialogwerk/shared/contract';
import { useMemo } from 'react';
import { answerTypeOf } from '../answerTypes/answerTypes.ts';
import type { Figure } from '../answerTypes/Figure.ts';
import { figuresOf } from '../answerTypes/figuresOf.ts';
import { notAsked } from './notAsked.ts';
import { useFigureBatch } from './useFigureBatch.ts';

/** Which conversations count. */
interface Counted {
  readonly survey_id: string;
  /** The short form of a `resultFilter`; '' for all conversations. */
  readonly filter: string;
}

/** The figures of one question in the order of its type; its probe's are left out. */
export function useFigures(
  { survey_id, filter }: Counted,
  question: AskedQuestion,
  options?: Parameters<typeof useResource>[2],
): Called<readonly Figure[]> {
  const { isCounted } = answerTypeOf(question);
  const request = isCounted ? { survey_id, filter, question: question.unique_question_id } : null;
  const asked = useResource('resultQuestion', request, options);
  const called = useFigureBatch<CallResponse<'resultQuestion'> | null>(isCounted ? asked : notAsked);
  const state = useMemo(
    () => mapState(called.state, (answer) => figuresOf(question, answer?.columns ?? [])),
    [called.state, question],
  );
  return { ...called, state };
}
