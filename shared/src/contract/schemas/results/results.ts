import { z } from 'zod';
import type { CallRecords } from '../../CallRecord.ts';
import { milliseconds, questionId, surveyId } from '../primitives.ts';
import { crossFigures } from './crossFigures.ts';
import { conversationTag, filterText, qualityFlag, resultDevice, resultState } from './resultFilter.ts';

/** A column of a dialog's data. */
const variable = z.object({
  name: z.string(),
  label: z.string(),
  type: z.enum(['number', 'text', 'date', 'time', 'datetime']),
  measure: z.enum(['nominal', 'ordinal', 'scale']),
  values: z.array(z.object({ value: z.number(), label: z.string() })),
  /** What stands for a missing value in SPSS, and in CSV and Excel where it is asked for; empty for words. */
  missing: z.array(z.object({ value: z.number(), label: z.string() })),
  /** The multiple response that it belongs to; null for none. */
  set: z.string().nullable(),
  /** The question whose answers it holds; null for what is known of every conversation, or calculated. */
  unique_question_id: z.string().nullable(),
});

/** What became of a question or a part of one. */
export const questionStates = z.object({
  unique_question_id: z.string(),
  /** '' for the question itself, else its `nachfrage_id`. */
  part: z.string(),
  asked: z.number().int(),
  answered: z.number().int(),
  skipped: z.number().int(),
  withdrawn: z.number().int(),
  open: z.number().int(),
});

/** The figures of one column. */
export const columnFigures = z.object({
  name: z.string(),
  label: z.string(),
  /** The option or item that it holds alone; '' for the question itself. */
  option: z.string(),
  part: z.string(),
  type: z.enum(['number', 'text', 'date', 'time', 'datetime']),
  measure: z.enum(['nominal', 'ordinal', 'scale']),
  /** Values that are there, and 'keine Angabe'. */
  n: z.number().int(),
  na: z.number().int(),
  /** Answers to versions of the question that do not have what this column holds: they count nowhere in it. */
  not_offered: z.number().int(),
  /** Of a former version of the question that means something else. */
  is_former: z.boolean(),
  /** Of each value with a name: how many gave it, their share of `n`, and its interval of 95 % by Wilson. */
  shares: z.array(
    z.object({
      value: z.number(),
      label: z.string(),
      count: z.number().int(),
      share: z.number(),
      low: z.number(),
      high: z.number(),
    }),
  ),
  /** Of numbers that can be calculated with. */
  numbers: z
    .object({
      n: z.number().int(),
      mean: z.number(),
      /** Of the sample; null below two values. */
      sd: z.number().nullable(),
      /** null, as further ones, where a link does not show what single people or very few gave. */
      min: z.number().nullable(),
      q1: z.number().nullable(),
      median: z.number().nullable(),
      q3: z.number().nullable(),
      max: z.number().nullable(),
    })
    .nullable(),
  /**
   * How often which number was given, of numbers without names; one value (`from` = `to`) or up to but without `to`. Of
   * times by hours, of days by months since the year 0.
   */
  histogram: z.array(z.object({ from: z.number(), to: z.number(), count: z.number().int() })),
});
export type ColumnFigures = z.infer<typeof columnFigures>;

/** How conversations stand; the parts add up to `total`, which is what an export holds. */
export const resultOverviewParts = {
  total: z.number().int(),
  states: z.record(resultState, z.number().int()),
  /** By the day on which they began, in order; days without any are left out. */
  days: z.array(z.object({ day: z.iso.date(), begun: z.number().int(), finished: z.number().int() })),
  /** Seconds from the beginning to the end, of those who finished; null when nobody did. */
  seconds: z.object({ n: z.number().int(), q1: z.number(), median: z.number(), q3: z.number() }).nullable(),
};

const ofSurvey = { survey_id: surveyId };
const filtered = { ...ofSurvey, filter: filterText };
const seen = ['role/insufficient', 'survey/unknown'] as const;

/** Results (docs/decisions/0033). Every `filter` is the short form of a `resultFilter`. */
export const resultCalls = {
  /** The columns of a dialog's data, also before there is any answer. */
  resultVariables: {
    method: 'GET',
    path: '/api/surveys/:survey_id/variables',
    access: 'author',
    scope: 'results:read',
    errors: [...seen],
    request: z.object(ofSurvey),
    response: z.object({
      variables: z.array(variable),
      /** Loops whose rounds can be the rows of a file, by what authors call them. */
      loops: z.array(z.object({ unique_question_id: z.string(), name: z.string() })),
      /** Whether some answer was given before a jump back asked its question again, so that there is a file of such. */
      earlier: z.boolean(),
    }),
  },
  /** How many conversations there are and how they stand. */
  resultOverview: {
    method: 'GET',
    path: '/api/surveys/:survey_id/results',
    access: 'author',
    scope: 'results:read',
    errors: [...seen, 'results/bad-filter'],
    request: z.object(filtered),
    response: z.object({
      ...resultOverviewParts,
      publications: z.array(z.object({ publication_id: z.string().nullable(), total: z.number().int() })),
      languages: z.array(z.object({ language: z.string().nullable(), total: z.number().int() })),
      devices: z.array(z.object({ device: resultDevice, total: z.number().int() })),
      /** Finished conversations with each flag; one may have several. */
      flags: z.record(qualityFlag, z.number().int()),
      /**
       * What conversations came with: each parameter of the link that authors keep or kept, with its most frequent values and
       * how many have them, '' for those without; `total`: who came with one.
       */
      sources: z.array(
        z.object({
          variable: z.string(),
          total: z.number().int(),
          values: z.array(z.object({ value: z.string(), total: z.number().int() })),
        }),
      ),
    }),
  },
  /**
   * Where people go and where they stop. At each block as many came (`into`) as went on (`out`) or are still there (`stopped`,
   * `waiting`, `opened`); who comes twice counts twice. '<start>' and '<end>' stand for the beginning and the end.
   */
  resultFlow: {
    method: 'GET',
    path: '/api/surveys/:survey_id/flow',
    access: 'author',
    scope: 'results:read',
    errors: [...seen, 'results/bad-filter'],
    request: z.object(filtered),
    response: z.object({
      blocks: z.array(
        z.object({
          unique_question_id: z.string(),
          into: z.number().int(),
          out: z.number().int(),
          stopped: z.number().int(),
          waiting: z.number().int(),
          opened: z.number().int(),
        }),
      ),
      edges: z.array(z.object({ from: z.string(), to: z.string(), count: z.number().int() })),
      /** Conversations from before ways were kept; they are in none of these figures. */
      unknown: z.number().int(),
    }),
  },
  /** What became of every question: asked = answered + skipped + withdrawn + open. */
  resultQuestions: {
    method: 'GET',
    path: '/api/surveys/:survey_id/questions',
    access: 'author',
    scope: 'results:read',
    errors: [...seen, 'results/bad-filter'],
    request: z.object(filtered),
    response: z.object({ total: z.number().int(), questions: z.array(questionStates) }),
  },
  /**
   * How long people took for each question, in seconds from the turn before on, over answers that apply. Answers from before
   * times were kept are left out, as are questions without any.
   */
  resultTimes: {
    method: 'GET',
    path: '/api/surveys/:survey_id/times',
    access: 'author',
    scope: 'results:read',
    errors: [...seen, 'results/bad-filter'],
    request: z.object(filtered),
    response: z.object({
      times: z.array(
        z.object({
          unique_question_id: z.string(),
          /** '' for the question itself, else its `nachfrage_id`. */
          part: z.string(),
          n: z.number().int(),
          q1: z.number(),
          median: z.number(),
          q3: z.number(),
        }),
      ),
    }),
  },
  /** The figures of one question, by its columns of data; for one of `together` over all rounds, each of which counts. */
  resultQuestion: {
    method: 'GET',
    path: '/api/surveys/:survey_id/questions/:question',
    access: 'author',
    scope: 'results:read',
    errors: [...seen, 'results/bad-filter', 'results/unknown-question'],
    request: z.object({ ...filtered, question: questionId }),
    response: z.object({ columns: z.array(columnFigures) }),
  },
  /** The newest texts to a question that hold some words, fifty at a time. */
  resultTexts: {
    method: 'GET',
    path: '/api/surveys/:survey_id/questions/:question/texts',
    access: 'author',
    scope: 'results:read',
    reads: 'words',
    errors: [...seen, 'results/bad-filter'],
    request: z.object({
      ...filtered,
      question: questionId,
      /** '' for the question itself, else its `nachfrage_id`. */
      part: z.string().max(140).default(''),
      search: z.string().max(200).default(''),
      page: z.coerce.number().int().min(0).max(100_000).default(0),
    }),
    response: z.object({
      total: z.number().int(),
      texts: z.array(z.object({ conversation_id: z.string(), text: z.string(), answered_at: milliseconds })),
    }),
  },
  /** Two columns of data against each other. */
  crossTable: {
    method: 'GET',
    path: '/api/surveys/:survey_id/cross',
    access: 'author',
    scope: 'results:read',
    errors: [...seen, 'results/bad-filter', 'results/unknown-question'],
    request: z.object({ ...filtered, row: z.string().max(64), column: z.string().max(64) }),
    response: crossFigures,
  },
  /** Conversations, the newest first, fifty at a time. */
  resultConversations: {
    method: 'GET',
    path: '/api/surveys/:survey_id/conversations',
    access: 'author',
    scope: 'results:read',
    errors: [...seen, 'results/bad-filter'],
    request: z.object({ ...filtered, page: z.coerce.number().int().min(0).max(100_000).default(0) }),
    response: z.object({
      total: z.number().int(),
      conversations: z.array(
        z.object({
          conversation_id: z.string(),
          state: resultState,
          started_at: milliseconds,
          finished_at: milliseconds.nullable(),
          last_at: milliseconds,
          /** Applying answers, skipped ones included. */
          answered: z.number().int(),
          revision: z.number().int(),
          device: resultDevice,
          flags: z.array(qualityFlag),
          tags: z.array(conversationTag),
          /** How many notes there are on it. */
          notes: z.number().int(),
        }),
      ),
    }),
  },
  /**
   * Where a conversation stands among those that a filter lets through, in order of time, and how it stands itself; it need not be
   * one of them.
   */
  conversationPlace: {
    method: 'GET',
    path: '/api/surveys/:survey_id/conversations/:conversation_id/place',
    access: 'author',
    errors: [...seen, 'conversation/unknown', 'results/bad-filter'],
    request: z.object({ ...filtered, conversation_id: z.uuid() }),
    response: z.object({
      state: resultState,
      device: resultDevice,
      /** null for one from before there were publications. */
      publication_id: z.string().nullable(),
      /** Parameters of the link that it began with, in the authors' order. */
      came_with: z.array(z.object({ name: z.string(), value: z.string() })),
      /** Those begun just before and after it; null at the ends. */
      earlier: z.string().nullable(),
      later: z.string().nullable(),
    }),
  },
} as const satisfies CallRecords;
