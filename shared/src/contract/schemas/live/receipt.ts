import type { CallRecords } from '../../CallRecord.ts';
import { z } from 'zod';
import { feedbackGiven } from './feedback.ts';
import { chatState, dialogEntry, openQuestion } from './live.ts';
import { reply } from '../../blocks/block.ts';
import { done, milliseconds, publicSurveyId, questionId } from '../primitives.ts';

/** The code as it was typed: small letters, blanks and hyphens do not matter. */
const receiptCode = z.string().trim().min(1).max(40);

/** Another reply to an earlier question. */
const changed = {
  survey_id: publicSurveyId,
  unique_question_id: questionId,
  nachfrage_id: z.string().max(130).nullable().default(null),
  reply,
};

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
    errors: [
      'answer/unknown',
      'conversation/endless',
      'conversation/unknown',
      'reply/no-file',
      'reply/refused',
      'survey/inactive',
    ],
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
    errors: [
      'answer/unknown',
      'conversation/endless',
      'conversation/unknown',
      'reply/no-file',
      'reply/refused',
      'survey/inactive',
    ],
    request: z.object(changed),
    response: z.object({
      is_certain: z.boolean(),
      /** Later answers that would not apply any more, with their questions, in the dialog's words and order. */
      withdrawn: z.array(z.object({ question: z.string(), answer: z.string() })),
    }),
  },
  /**
   * What is stored of the conversation that a receipt code belongs to; 404 for a code that belongs to none. By the code
   * alone, so it is rate limited.
   */
  receipt: {
    method: 'POST',
    path: '/api/receipt',
    access: 'public',
    errors: ['receipt/unknown', 'throttle/too-many-attempts'],
    request: z.object({ code: receiptCode }),
    response: z.object({
      survey_name: z.string(),
      /** The other chats of the multi-chat that it is one of, which are deleted with it; none for a dialog by itself. */
      others: z.array(z.string()),
      started_at: milliseconds,
      finished_at: milliseconds.nullable(),
      entries: z.array(dialogEntry),
      /** In plain words, in order. */
      answers: z.array(
        z.object({
          question: z.string(),
          answer: z.string(),
          answered_at: milliseconds,
          /** Since when it no longer applies; null while it does. */
          withdrawn_at: milliseconds.nullable(),
        }),
      ),
      /** What the respondent has said of the dialog, in order of time. */
      feedback: z.array(feedbackGiven),
    }),
  },
  /** Deletes that conversation with answers, transcript and media; one chat of a multi-chat with all others. */
  deleteReceipt: {
    method: 'POST',
    path: '/api/receipt/delete',
    access: 'public',
    errors: ['receipt/unknown', 'throttle/too-many-attempts'],
    request: z.object({ code: receiptCode }),
    response: done,
  },
} as const satisfies CallRecords;
