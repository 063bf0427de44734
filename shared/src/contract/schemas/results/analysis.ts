import type { CallRecords } from '../../CallRecord.ts';
import { z } from 'zod';
import { storedValue, variableValue } from '../../blocks/block.ts';
import { milliseconds, publicSurveyId, surveyId } from '../primitives.ts';

/** Mean and spread of the values that are there: a question's over all live conversations, a variable's over the finished ones. */
export const numberSummary = z.object({
  n: z.number().int(),
  mean: z.number(),
  /** Standard deviation of the sample; null below two values. */
  sd: z.number().nullable(),
  min: z.number(),
  max: z.number(),
});
export type NumberSummary = z.infer<typeof numberSummary>;

/** A respondent's file or recording; `location` works without a token, for a day. */
export const answeredFile = z.object({
  /** As its sender has named it; '' for a recording. */
  name: z.string(),
  /** MIME type. */
  type: z.string(),
  location: z.string(),
  answered_at: milliseconds,
});
export type AnsweredFile = z.infer<typeof answeredFile>;

/** The answers to one question, over all live conversations. */
const questionSummary = z.object({
  unique_question_id: z.string(),
  order: z.number().int(),
  type: z.string(),
  short_name: z.string(),
  context: z.string(),
  variable: z.string().nullable(),
  /** How many answered, skipped ones not counted. */
  answered: z.number().int(),
  skipped: z.number().int(),
  /** Per option or scale point, in the block's order; null for texts and numbers. */
  counts: z.array(z.object({ id: z.string(), label: z.string(), count: z.number().int() })).nullable(),
  /** The newest 200 texts; null for other types. */
  texts: z.array(z.string()).nullable(),
  /** The newest 200 files and recordings, also those to open questions; absent for none. */
  files: z.array(answeredFile).optional(),
  numbers: numberSummary.nullable(),
  /**
   * How often which number was given, in order and without gaps: one value (`from` = `to`) or the range from `from` up to
   * but without `to`. Absent where nobody chose a number freely.
   */
  spread: z.array(z.object({ from: z.number(), to: z.number(), count: z.number().int() })).optional(),
  /** Mean place of each option of a ranking, from 1, the best first; absent for other types. */
  ranks: z.array(z.object({ id: z.string(), label: z.string(), mean: z.number() })).optional(),
  /** Mean of what each option was given, in the block's order, such as its points; absent for other types. */
  means: z.array(z.object({ id: z.string(), label: z.string(), mean: z.number() })).optional(),
  /** How many conversations had another answer before; withdrawn ones count nowhere else. Absent for none. */
  changed: z.number().int().positive().optional(),
});
export type QuestionSummary = z.infer<typeof questionSummary>;

/** One respondent's run. `answers` by question id, `variables` as they stand at the end. */
const conversationRow = z.object({
  conversation_id: z.string(),
  revision: z.number().int(),
  started_at: milliseconds,
  finished_at: milliseconds.nullable(),
  answers: z.record(z.string(), storedValue),
  variables: z.record(z.string(), variableValue),
});
export type ConversationRow = z.infer<typeof conversationRow>;

export const analysisCalls = {
  /** What the analysis of one dialog shows: questions in order, computed variables, the newest 200 conversations. */
  answers: {
    method: 'GET',
    path: '/api/surveys/:survey_id/answers',
    access: 'author',
    reads: 'words',
    errors: ['role/insufficient', 'survey/unknown'],
    request: z.object({ survey_id: surveyId }),
    response: z.object({
      survey_id: publicSurveyId,
      survey_name: z.string(),
      /** Conversations with at least one answer. */
      started: z.number().int(),
      finished: z.number().int(),
      questions: z.array(questionSummary),
      variables: z.array(z.object({ variable: z.string(), summary: numberSummary })),
      conversations: z.array(conversationRow),
    }),
  },
} as const satisfies CallRecords;
