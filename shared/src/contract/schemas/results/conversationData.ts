import { z } from 'zod';
import type { CallRecords } from '../../CallRecord.ts';
import { feedbackGiven } from '../live/feedback.ts';
import { dialogEntry } from '../live/live.ts';
import { keptCall } from '../accounts/model.ts';
import { milliseconds, surveyId } from '../primitives.ts';
import { conversationTag, qualityFlag, resultDevice } from './resultFilter.ts';

export const conversationDataCalls = {
  /**
   * All that is stored on one respondent in a dialog, to be handed to them (Art. 15 and 20 GDPR): also what was withdrawn, what
   * authors noted, and which files there are; `entries` lead to the files themselves.
   */
  conversationData: {
    method: 'GET',
    path: '/api/surveys/:survey_id/conversations/:conversation_id/data',
    access: 'author',
    reads: 'conversations',
    errors: ['conversation/unknown', 'role/insufficient', 'survey/unknown'],
    request: z.object({ survey_id: surveyId, conversation_id: z.uuid() }),
    response: z.object({
      exported_at: milliseconds,
      conversation: z.object({
        conversation_id: z.uuid(),
        revision: z.number().int(),
        publication_id: z.string().nullable(),
        started_at: milliseconds,
        last_at: milliseconds,
        finished_at: milliseconds.nullable(),
        device: resultDevice,
        flags: z.array(qualityFlag),
        variables: z.record(z.string(), z.unknown()),
        /** Parameters of the link that it began with. */
        came_with: z.record(z.string(), z.string()),
      }),
      turns: z.array(
        z.object({
          turn: z.number().int(),
          said_at: milliseconds,
          withdrawn_at: milliseconds.nullable(),
          entries: z.array(dialogEntry),
        }),
      ),
      answers: z.array(
        z.object({
          unique_question_id: z.string(),
          /** '' for the question itself, else its `nachfrage_id`. */
          part: z.string(),
          value: z.unknown(),
          answered_at: milliseconds,
          /** How long it took; null where that was not kept. */
          took_ms: z.number().int().nullable(),
          withdrawn_at: milliseconds.nullable(),
        }),
      ),
      /** What was answered before a jump back asked the question again; `nth`: at which time of asking. */
      earlier_answers: z.array(
        z.object({
          unique_question_id: z.string(),
          part: z.string(),
          nth: z.number().int(),
          value: z.unknown(),
          answered_at: milliseconds,
        }),
      ),
      feedback: z.array(feedbackGiven),
      files: z.array(
        z.object({
          original_name: z.string(),
          type: z.string(),
          size: z.number().int().nullable(),
          created_at: milliseconds,
        }),
      ),
      /** What a language model said and judged in it. */
      /** Without what was sent: that holds what its author has told the model in confidence. */
      model_calls: z.array(keptCall.omit({ messages: true })),
      notes: z.array(z.object({ text: z.string(), created_at: milliseconds })),
      tags: z.array(conversationTag),
    }),
  },
} as const satisfies CallRecords;
