import { z } from 'zod';
import { CODING_READS } from '../../readsOf.ts';
import type { CallRecords } from '../../CallRecord.ts';
import { CODE_COLOURS, CODE_DESCRIPTION_LIMIT, CODE_NAME_LIMIT, CODES_LIMIT } from '../../limits.ts';
import { done, milliseconds, questionId, surveyId } from '../primitives.ts';
import { filterText } from './resultFilter.ts';

/** A code with how many texts have it, by whomever, and their share of all texts with its interval of 95 % by Wilson. */
const countedCode = z.object({
  code_id: z.uuid(),
  name: z.string(),
  /** What it stands for; '' for nothing said. */
  description: z.string(),
  colour: z.number().int(),
  count: z.number().int(),
  share: z.number(),
  low: z.number(),
  high: z.number(),
});
export type CountedCode = z.infer<typeof countedCode>;

/** How two people who coded agree, over the texts that both have given a code: by Cohen's kappa, each code of each text a decision. */
const agreement = z.object({
  one: z.string(),
  other: z.string(),
  /** Texts that both have coded. */
  n: z.number().int(),
  /** Null where it is not defined, because both have always decided the same way. */
  kappa: z.number().nullable(),
});

/** A text with the codes that the caller and others have given it. */
const codedText = z.object({
  conversation_id: z.string(),
  text: z.string(),
  answered_at: milliseconds,
  own: z.array(z.string()),
  others: z.array(z.string()),
});
export type CodedText = z.infer<typeof codedText>;

const part = z.string().max(140).default('');
/** Of which question, and of which part: '' for the question itself, else its `nachfrage_id`. */
const ofQuestion = { survey_id: surveyId, question: questionId, part };
const codeFields = {
  name: z.string().trim().min(1).max(CODE_NAME_LIMIT),
  colour: z
    .number()
    .int()
    .min(0)
    .max(CODE_COLOURS - 1),
};
const description = z.string().trim().max(CODE_DESCRIPTION_LIMIT);
const seen = ['role/insufficient', 'survey/unknown'] as const;
const base = '/api/surveys/:survey_id/questions/:question/codes';

/** Coding of free texts (docs/decisions/0036); everybody who may analyse may code. */
export const codingCalls = {
  /** The codes of a question in the order in which they came, with their figures. */
  codes: {
    method: 'GET',
    path: base,
    access: 'author',
    errors: [...seen, 'results/bad-filter'],
    request: z.object({ ...ofQuestion, filter: filterText }),
    response: z.object({
      /** Texts in all, and those with a code. */
      total: z.number().int(),
      coded: z.number().int(),
      codes: z.array(countedCode),
      agreements: z.array(agreement),
    }),
  },
  /** Makes a code, or names it anew; what it stands for stays where nothing is said of it. */
  keepCode: {
    method: 'PUT',
    path: `${base}/:code_id`,
    access: 'author',
    invalidates: CODING_READS,
    errors: [...seen, 'code/too-many', 'code/unknown'],
    request: z.object({ ...ofQuestion, code_id: z.uuid(), ...codeFields, description: description.optional() }),
    response: done,
  },
  /**
   * Makes the codes of a codebook, all or none, in its order. One whose name is there already stays as it is (`codeKey`), so that
   * the same codebook may come twice.
   */
  addCodes: {
    method: 'POST',
    path: base,
    access: 'author',
    invalidates: CODING_READS,
    errors: [...seen, 'code/too-many', 'code/unknown'],
    request: z.object({
      ...ofQuestion,
      codes: z
        .array(z.object({ code_id: z.uuid(), ...codeFields, description: description.default('') }))
        .min(1)
        .max(CODES_LIMIT),
    }),
    /** Those of them that there are now. */
    response: z.object({ added: z.array(z.uuid()) }),
  },
  /** Takes a code and all that was coded by it out of sight. */
  deleteCode: {
    method: 'DELETE',
    path: `${base}/:code_id`,
    access: 'author',
    invalidates: [...CODING_READS, 'codedTexts'],
    errors: [...seen, 'code/unknown'],
    request: z.object({ ...ofQuestion, code_id: z.uuid() }),
    response: done,
  },
  /** Brings a deleted code back, with all that was coded by it. */
  restoreCode: {
    method: 'POST',
    path: `${base}/:code_id/restore`,
    access: 'author',
    invalidates: [...CODING_READS, 'codedTexts'],
    errors: [...seen, 'code/unknown'],
    request: z.object({ ...ofQuestion, code_id: z.uuid() }),
    response: done,
  },
  /** Gives a text a code of the caller's, or takes it away. */
  codeText: {
    method: 'PUT',
    path: `${base}/:code_id/texts/:conversation_id`,
    access: 'author',
    invalidates: CODING_READS,
    errors: [...seen, 'code/unknown', 'code/no-text'],
    request: z.object({ ...ofQuestion, code_id: z.uuid(), conversation_id: z.uuid(), is_given: z.boolean() }),
    response: done,
  },
  /** The newest texts that hold some words, with their codes, fifty at a time. */
  codedTexts: {
    method: 'GET',
    path: '/api/surveys/:survey_id/questions/:question/coded',
    access: 'author',
    reads: 'words',
    errors: [...seen, 'results/bad-filter'],
    request: z.object({
      ...ofQuestion,
      filter: filterText,
      search: z.string().max(200).default(''),
      /** A code's id, 'none' for texts without any of the caller's, '' for all. */
      code: z.union([z.uuid(), z.enum(['none', ''])]).default(''),
      page: z.coerce.number().int().min(0).max(100_000).default(0),
    }),
    response: z.object({ total: z.number().int(), texts: z.array(codedText) }),
  },
  /** Groups of texts that say much the same, of the newest five hundred; the largest first. */
  alikeTexts: {
    method: 'GET',
    path: '/api/surveys/:survey_id/questions/:question/alike',
    access: 'author',
    reads: 'words',
    errors: [...seen, 'results/bad-filter', 'results/too-much', 'throttle/own-computations'],
    request: z.object({ ...ofQuestion, filter: filterText }),
    response: z.object({
      /** Texts that were looked at. */
      n: z.number().int(),
      groups: z.array(z.array(z.object({ conversation_id: z.string(), text: z.string() }))),
    }),
  },
} as const satisfies CallRecords;
