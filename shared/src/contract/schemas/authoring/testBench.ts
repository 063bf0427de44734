import { z } from 'zod';
import { variableValue } from '../../blocks/block.ts';
import type { CallRecords } from '../../CallRecord.ts';
import { keptCall } from '../accounts/model.ts';
import { dialogEntry } from '../live/live.ts';
import { questionId, surveyId } from '../primitives.ts';
import { understandingZone } from './training.ts';

const traceStep = z.object({
  /** The beginning, a reply, what a system answered, what a model made of its task, values that the author has set, another language, or a trigger of a multi-chat. */
  kind: z.enum(['start', 'reply', 'response', 'model', 'set', 'language', 'enter']),
  /** The block that it happened at; null at the beginning. */
  at: questionId.nullable(),
  /** The respondent's bubble; null where they said nothing. */
  said: z.string().nullable(),
  /** The blocks that it came to, in order; `why` in words, null where nothing was decided. */
  came: z.array(z.object({ unique_question_id: questionId, name: z.string(), why: z.string().nullable() })),
  /** Why the dialog ended with it, in words; null where it did not. */
  ended: z.string().nullable(),
  /** The variables that have another value since. */
  changed: z.array(z.object({ variable: z.string(), value: variableValue })),
  /** What the words of the reply were taken for, the likeliest first; null where nothing had to be understood. */
  understood: z
    .object({
      zone: understandingZone,
      matches: z.array(z.object({ label: z.string(), confidence: z.number() })),
      /** The block where it can be taught what the words mean, as it was written; null where nothing is learned. */
      learns_at: questionId.nullable(),
    })
    .nullable(),
});
export type TraceStep = z.infer<typeof traceStep>;

const tracedVariable = z.object({
  variable: z.string(),
  /** null: none. */
  value: variableValue,
  kind: z.enum(['number', 'text', 'date', 'time', 'boolean', 'list', 'unknown']),
});
export type TracedVariable = z.infer<typeof tracedVariable>;

const errors = ['conversation/unknown', 'role/insufficient', 'survey/unknown'] as const;

export const testBenchCalls = {
  /** The author's own test conversation as it came about: its way with the reasons, its variables, and the calls of models in it. */
  testTrace: {
    method: 'GET',
    path: '/api/surveys/:survey_id/test_trace',
    access: 'author',
    errors: [...errors],
    request: z.object({ survey_id: surveyId }),
    response: z.object({
      steps: z.array(traceStep),
      variables: z.array(tracedVariable),
      calls: z.array(keptCall),
    }),
  },
  /**
   * Takes the author's own test conversation back to its first `keep` steps, sets variables there where some are named, and gives what is
   * said on it by then. Nothing is asked of systems and models again.
   */
  rewindTest: {
    method: 'POST',
    path: '/api/surveys/:survey_id/test_trace',
    access: 'author',
    invalidates: ['testTrace'],
    errors: [...errors],
    request: z.object({
      survey_id: surveyId,
      keep: z.number().int().min(1),
      values: z.record(z.string().min(1).max(200), variableValue).default({}),
    }),
    response: z.object({ history: z.array(dialogEntry) }),
  },
} as const satisfies CallRecords;
