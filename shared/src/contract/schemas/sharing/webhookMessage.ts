import { z } from 'zod';
import { WEBHOOK_EVENTS } from '../../limits.ts';
import { questionId } from '../primitives.ts';

/** The body of a message to a webhook; `version` grows when something is taken away or means something else, not when something comes along. */
export const webhookMessage = z.object({
  version: z.literal(1),
  type: z.enum([...WEBHOOK_EVENTS, 'sample']),
  /** When it happened. */
  timestamp: z.iso.datetime(),
  data: z.object({
    survey_id: z.string(),
    /** null in a sample. */
    conversation_id: z.uuid().nullable(),
    /** Which turn of the conversation it happened in, from 0; null in a sample. */
    turn: z.number().int().nullable(),
    /** Of an answer. */
    unique_question_id: questionId.optional(),
    /** Of an answer to a probe or to a part of a question; '' for the question itself. */
    nachfrage_id: z.string().optional(),
    /**
     * Only where the author wants it: what an export holds at the moment of sending, by the names of its columns. Why there is no value:
     * `{ "missing": kind }`.
     */
    answers: z.record(z.string(), z.union([z.string(), z.number(), z.object({ missing: z.string() })])).optional(),
  }),
});
