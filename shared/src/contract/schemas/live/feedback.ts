import type { CallRecords } from '../../CallRecord.ts';
import { z } from 'zod';
import { FEEDBACK_TEXT_LIMIT } from '../../limits.ts';
import { done, milliseconds, publicSurveyId, questionId, surveyId } from '../primitives.ts';

/** 1 (not at all good) to 5 (very good). */
const rating = z.number().int().min(1).max(5);

export type SurveyFeedback = z.infer<(typeof surveyFeedbackCalls)['surveyFeedback']['response']>;

/** Feedback as it stands in a receipt. */
export const feedbackGiven = z.object({
  created_at: milliseconds,
  rating: rating.nullable(),
  text: z.string(),
});

export const feedbackCalls = {
  /**
   * What a respondent thinks of the dialog, or of one of its questions. Refused with 409 where the dialog does not
   * allow it (`feedback_allowed`). The same `feedback_id` again replaces what was said under it.
   */
  giveFeedback: {
    method: 'POST',
    path: '/api/feedback',
    access: 'respondent',
    errors: [
      'conversation/unknown',
      'feedback/not-collected',
      'feedback/too-much',
      'survey/inactive',
      'survey/unknown-link',
    ],
    request: z
      .object({
        survey_id: publicSurveyId,
        feedback_id: z.uuid(),
        rating: rating.nullable().default(null),
        text: z.string().trim().max(FEEDBACK_TEXT_LIMIT).default(''),
        /** The question that it is about; null for the whole dialog. */
        unique_question_id: questionId.nullable().default(null),
      })
      .refine(({ rating: given, text }) => given !== null || text !== '', {
        path: ['text'],
        error: 'Bitte geben Sie eine Bewertung oder einen Text an.',
      }),
    response: done,
  },
} as const satisfies CallRecords;

export const surveyFeedbackCalls = {
  /** What respondents of live conversations have said of a dialog. */
  surveyFeedback: {
    method: 'GET',
    path: '/api/surveys/:survey_id/feedback',
    access: 'author',
    scope: 'results:read',
    reads: 'words',
    errors: ['role/insufficient', 'survey/unknown'],
    request: z.object({ survey_id: surveyId }),
    response: z.object({
      /** How many were given, with a rating or without. */
      count: z.number().int(),
      /** How many gave 1, 2, 3, 4, 5. */
      ratings: z.array(z.number().int()).length(5),
      /** The newest 200, the newest first. */
      entries: z.array(
        z.object({
          feedback_id: z.uuid(),
          conversation_id: z.string(),
          created_at: milliseconds,
          rating: rating.nullable(),
          text: z.string(),
          /** The question that it is about, as it is called or asked now; null for the whole dialog. */
          question: z.string().nullable(),
        }),
      ),
    }),
  },
} as const satisfies CallRecords;
