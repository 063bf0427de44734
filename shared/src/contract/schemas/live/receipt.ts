import type { CallRecords } from '../../CallRecord.ts';
import { z } from 'zod';
import { chatState, openQuestion } from './live.ts';
import { reply } from '../../blocks/block.ts';
import { publicSurveyId, questionId } from '../primitives.ts';

/** Another reply to an earlier question. */
const changed = {
  survey_id: publicSurveyId,
  unique_question_id: questionId,
  nachfrage_id: z.string().max(130).nullable().default(null),
  reply,
};

/** What another reply may be refused with, whether it is stored or looked at. */
const refusedChanges = [
  'answer/unknown',
  'conversation/endless',
  'conversation/unknown',
  'reply/no-file',
  'reply/refused',
  'survey/inactive',
] as const;

export const receiptCalls = {
  /**
   * Every question that was answered and applies, in the order of the answers: for changing one, and for the form
   * view.
   */
  answered: {
    method: 'GET',
    path: '/api/answered',
    access: 'respondent',
    errors: ['conversation/unknown', 'survey/inactive'],
    request: z.object({ survey_id: publicSurveyId }),
    response: z.object({ answered: z.array(z.object({ question: openQuestion, reply })) }),
  },
  /**
   * Another reply to an earlier question. The dialog goes on from there: later answers stay as far as they still
   * fit, the others are withdrawn. Answers with ALL entries. Idempotent by `turn_id`, as `turn` is.
   */
  changeAnswer: {
    method: 'POST',
    path: '/api/change_answer',
    access: 'respondent',
    errors: refusedChanges,
    request: z.object({ ...changed, turn_id: z.uuid() }),
    response: chatState,
  },
  /**
   * What such a change would take away, without doing it: refused as it is. Where the new way leads to another system first, nobody
   * knows before that was asked (`is_certain` false).
   */
  previewChange: {
    method: 'POST',
    path: '/api/change_answer/preview',
    access: 'respondent',
    errors: refusedChanges,
    request: z.object(changed),
    response: z.object({
      is_certain: z.boolean(),
      /** Later answers that would not apply any more, with their questions, in the dialog's words and order. */
      withdrawn: z.array(z.object({ question: z.string(), answer: z.string() })),
    }),
  },
} as const satisfies CallRecords;
