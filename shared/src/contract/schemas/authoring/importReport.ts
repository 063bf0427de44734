import type { CallRecords } from '../../CallRecord.ts';
import { z } from 'zod';
import { milliseconds, questionId, surveyId } from '../primitives.ts';

/** Greatest lengths of what a report tells of a file, in characters. */
const name = z.string().max(100);
const quoted = z.string().max(500);
const names = z.array(name).max(30);

/** Why the condition of an item could not be taken over. */
export const conditionProblems = [
  /** It asks for an item that was left out of the dialog. */
  'left_out',
  /** It asks for an item that comes only later. */
  'later',
  /** It asks for an item that is not in the file, or that nobody answers. */
  'no_question',
  /** It compares with something that the answer can never be, or by an unknown operator. */
  'unfitting',
  /** It is a formula that was not understood. */
  'formula',
  /** It asks for an answer that each round of a loop has. */
  'repeated',
  /** It is longer than a condition of a dialog may be. */
  'too_long',
] as const;

/** What is not as in the file; the sentence to each is `importSentence`. The list is closed: a new one is a line here and a sentence there. */
export const importChange = z.discriminatedUnion('code', [
  // Asked, but not quite as in the file.
  z.object({ code: z.literal('asked_as_text'), type: name }),
  z.object({ code: z.literal('time_of_day_not_asked') }),
  /** `value_set` is the list that the file names without containing it. */
  z.object({ code: z.literal('answers_missing'), value_set: quoted.nullable() }),
  z.object({ code: z.literal('too_many_answers'), count: z.number().int(), limit: z.number().int() }),
  z.object({ code: z.literal('only_listed_answers') }),
  z.object({ code: z.literal('asked_once') }),
  /** In rounds of a loop, at most `most`; the file's own limit, null for none, and its least number, null where the loop has just as many. */
  z.object({
    code: z.literal('repeated'),
    most: z.number().int(),
    limit: z.number().int().nullable(),
    least: z.number().int().nullable(),
  }),
  z.object({ code: z.literal('initial_dropped'), value: quoted }),
  z.object({ code: z.literal('pattern_unchecked'), pattern: quoted }),
  z.object({ code: z.literal('bounds_unchecked') }),
  z.object({ code: z.literal('least_length_unchecked'), length: z.number() }),
  z.object({ code: z.literal('decimals_unchecked') }),
  z.object({ code: z.literal('rule_unchecked'), rule: quoted }),
  z.object({ code: z.literal('entry_format_dropped'), format: quoted }),
  z.object({ code: z.literal('units_dropped'), units: names }),
  z.object({ code: z.literal('exclusive_dropped'), options: names }),
  z.object({ code: z.literal('slider_as_number') }),
  z.object({ code: z.literal('media_dropped') }),
  z.object({ code: z.literal('text_shortened') }),
  /** A value of another JSON type than the field has: `read` as what it plainly means, else as nothing. */
  z.object({ code: z.literal('value_type'), field: name, value: quoted, read: z.boolean() }),
  /** What the format does not know. */
  z.object({ code: z.literal('field_unknown'), fields: names }),
  /** The file names a rule or a source of answers that a block does not have. */
  z.object({ code: z.literal('feature_dropped'), feature: name }),
  z.object({ code: z.literal('condition_dropped'), of: name, problem: z.enum(conditionProblems) }),
  /** It looks like a result, but nothing in the file says how to compute it. */
  z.object({ code: z.literal('total_asked') }),
  // Not asked but computed.
  z.object({ code: z.literal('computed_sum'), variable: name, summed: names, count: z.number().int() }),
  z.object({ code: z.literal('computed'), variable: name, expression: quoted }),
  z.object({ code: z.literal('constant'), variable: name, value: quoted }),
  // Left out.
  z.object({ code: z.literal('formula_not_understood'), formula: quoted }),
  z.object({ code: z.literal('read_only_left_out') }),
  z.object({ code: z.literal('hidden_left_out') }),
  z.object({ code: z.literal('type_left_out'), type: name }),
  z.object({ code: z.literal('empty_left_out') }),
  /** A result by its text or code, without a formula: nobody is asked for it. */
  z.object({ code: z.literal('total_left_out') }),
  /** Help, units and results that stand with something that nobody is asked. */
  z.object({ code: z.literal('texts_left_out'), texts: z.array(quoted).max(30) }),
  // The file as a whole.
  z.object({ code: z.literal('language_recognised'), language: name, sure: z.boolean() }),
  z.object({ code: z.literal('translations_dropped'), languages: names }),
  z.object({ code: z.literal('copyright_in_ending') }),
  z.object({ code: z.literal('copyright_dropped'), copyright: quoted }),
]);
export type ImportChange = z.infer<typeof importChange>;

/** An item of the file. */
const importedItem = z.object({
  link_id: z.string().max(200),
  /** How the item begins. */
  text: z.string().max(200),
  /** The block that it became; null when it became none. */
  unique_question_id: questionId.nullable(),
});
export type ImportedItem = z.infer<typeof importedItem>;

/** One cause for which something is not as in the file, and the items that it concerns: none for the file as a whole. */
export const importLine = z.object({ change: importChange, items: z.array(importedItem) });
export type ImportLine = z.infer<typeof importLine>;

/** What of a questionnaire file is not as in the file, in the order of its items. */
export const importReport = z.object({
  /** What the file is written in; `sure` is false when its author should be asked. */
  language: z.object({ code: z.string().max(10), sure: z.boolean() }),
  lines: z.array(importLine),
});
export type ImportReport = z.infer<typeof importReport>;

export const importReportCalls = {
  /**
   * What of the file that a dialog was imported from is not as in the file. null for a dialog that was not imported.
   */
  importReport: {
    method: 'GET',
    path: '/api/surveys/:survey_id/import_report',
    access: 'author',
    errors: ['role/insufficient', 'survey/unknown'],
    request: z.object({ survey_id: surveyId }),
    response: z.object({
      imported: z
        .object({
          /** '' when the browser did not name it. */
          file_name: z.string(),
          imported_at: milliseconds,
          report: importReport,
        })
        .nullable(),
    }),
  },
} as const satisfies CallRecords;
