import { z } from 'zod';
import type { CallRecords } from '../../CallRecord.ts';
import { dialogEntry } from '../live/live.ts';
import { milliseconds, surveyId } from '../primitives.ts';

const conversationId = z.uuid();

/** One turn: the respondent's reply, if it is one, with what the bot said after it. */
const transcriptTurn = z.object({
  turn: z.number().int(),
  said_at: milliseconds,
  /** When it was withdrawn, because an earlier answer was changed; null while it counts. */
  withdrawn_at: milliseconds.nullable(),
  /** Of an answer that a later one took the place of, because a jump back asked again: which it is, of how many with the last; absent for all else. */
  earlier: z.object({ nth: z.number().int(), of: z.number().int() }).optional(),
  entries: z.array(dialogEntry),
});
export type TranscriptTurn = z.infer<typeof transcriptTurn>;

/** A whole conversation as its respondent saw it, withdrawn turns too, in order of time. */
const transcript = z.object({
  conversation_id: conversationId,
  revision: z.number().int(),
  started_at: milliseconds,
  finished_at: milliseconds.nullable(),
  turns: z.array(transcriptTurn),
});
export type Transcript = z.infer<typeof transcript>;

export const transcriptCalls = {
  transcript: {
    method: 'GET',
    path: '/api/surveys/:survey_id/conversations/:conversation_id',
    access: 'author',
    scope: 'results:read',
    reads: 'conversations',
    errors: ['conversation/unknown', 'role/insufficient', 'survey/unknown'],
    request: z.object({ survey_id: surveyId, conversation_id: conversationId }),
    response: transcript,
  },
} as const satisfies CallRecords;
