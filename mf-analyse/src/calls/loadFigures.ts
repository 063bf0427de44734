import { authorClient } from '@dialogwerk/shared/clients';
import type { AskedQuestion } from '@dialogwerk/shared/contract';
import { answerTypeOf } from '../answerTypes/answerTypes.ts';
import type { Figure } from '../answerTypes/Figure.ts';
import { figuresOf } from '../answerTypes/figuresOf.ts';
import { inFigureBatch } from './inFigureBatch.ts';

/** A question, and which conversations count. */
export interface ShownQuestion extends Pick<AskedQuestion, 'unique_question_id' | 'type' | 'is_nps'> {
  readonly survey_id: string;
  readonly filter: string;
}

/** The figures of a question in the order of its type; its probe's are left out. */
export async function loadFigures(
  { survey_id, filter, unique_question_id: id, type, is_nps }: ShownQuestion,
  signal: AbortSignal,
): Promise<readonly Figure[]> {
  const { isCounted } = answerTypeOf({ type });
  const { columns } = isCounted
    ? await inFigureBatch(authorClient.call('resultQuestion', { survey_id, filter, question: id }, { signal }))
    : { columns: [] };
  return figuresOf({ unique_question_id: id, type, is_nps }, columns);
}
