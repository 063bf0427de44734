import { z } from 'zod';
import type { CallRecords } from '../../CallRecord.ts';
import { answeredFile, numberSummary } from './analysis.ts';
import { questionId, surveyId } from '../primitives.ts';
import { filterText } from './resultFilter.ts';

/** A question whose answers can be analysed, by its newest wording. */
export const askedQuestion = z.object({
  unique_question_id: z.string(),
  /** What it is now: one of the types that ask. */
  type: z.string(),
  short_name: z.string(),
  context: z.string(),
  variable: z.string().nullable(),
  /** The text of its probe ('Nachfrage'); null for none. */
  probe: z.string().nullable(),
  /** A slider from 0 to 10, which gives a Net Promoter Score (domain.md §2). */
  is_nps: z.boolean(),
  /** The picture that places are marked on; null or absent: none. */
  map: z.string().nullable().optional(),
  /** The dialog does not ask it any longer. */
  is_removed: z.boolean(),
  /** What a filter can ask for: the question itself or its items, and its probe; empty where there is nothing to choose from. */
  parts: z.array(
    z.object({
      /** '' for the question itself, else its `nachfrage_id`. */
      part: z.string(),
      /** The text of an item or a probe; '' for the question itself. */
      label: z.string(),
      /** What can be chosen, by the ids of `answerCondition`; empty for words and numbers. */
      choices: z.array(z.object({ id: z.string(), label: z.string() })),
    }),
  ),
});
export type AskedQuestion = z.infer<typeof askedQuestion>;

/** A question of a loop in all of its rounds together; its id stands for that. */
const questionTogether = askedQuestion.extend({
  /** The questions of the single rounds. */
  rounds: z.array(z.string()),
});
export type QuestionTogether = z.infer<typeof questionTogether>;

const ofQuestion = { survey_id: surveyId, filter: filterText, question: questionId };

/** What the results of single questions are drawn from, beside their figures (docs/decisions/0033). */
export const questionResultCalls = {
  /** The questions of a dialog in order, over all revisions that respondents had and the draft; `together`: those of loops over their rounds. */
  askedQuestions: {
    method: 'GET',
    path: '/api/surveys/:survey_id/asked',
    access: 'author',
    scope: 'results:read',
    errors: ['role/insufficient', 'survey/unknown'],
    request: z.object({ survey_id: surveyId }),
    response: z.object({ questions: z.array(askedQuestion), together: z.array(questionTogether) }),
  },
  /** The newest files and recordings to a question, twenty at a time. */
  resultFiles: {
    method: 'GET',
    path: '/api/surveys/:survey_id/questions/:question/files',
    access: 'author',
    reads: 'files',
    errors: ['role/insufficient', 'survey/unknown', 'results/bad-filter'],
    request: z.object({
      ...ofQuestion,
      /** '' for the question itself, else its `nachfrage_id`. */
      part: z.string().max(140).default(''),
      page: z.coerce.number().int().min(0).max(100_000).default(0),
    }),
    response: z.object({ total: z.number().int(), files: z.array(answeredFile) }),
  },
  /** A score in each group of respondents; `score` and `group` are names of variables, the group's with named values. */
  scoresByGroup: {
    method: 'GET',
    path: '/api/surveys/:survey_id/scores',
    access: 'author',
    errors: ['role/insufficient', 'survey/unknown', 'results/bad-filter', 'results/unknown-question'],
    request: z.object({
      survey_id: surveyId,
      filter: filterText,
      score: z.string().max(64),
      group: z.string().max(64),
    }),
    response: z.object({
      /** Conversations with a value in both. */
      n: z.number().int(),
      /** In the order of the group's values; `numbers` is null for a group without any. */
      groups: z.array(z.object({ value: z.number(), label: z.string(), numbers: numberSummary.nullable() })),
    }),
  },
  /** In how many conversations an answer to a question, or a part of it, took the place of another. */
  changedAnswers: {
    method: 'GET',
    path: '/api/surveys/:survey_id/changed',
    access: 'author',
    reads: 'words',
    errors: ['role/insufficient', 'survey/unknown', 'results/bad-filter'],
    request: z.object({ survey_id: surveyId, filter: filterText }),
    response: z.object({
      changed: z.array(z.object({ unique_question_id: z.string(), part: z.string(), count: z.number().int() })),
    }),
  },
} as const satisfies CallRecords;
