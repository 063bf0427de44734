import { z } from 'zod';
import type { CallRecords } from '../CallRecord.ts';
import { done, surveyId } from './primitives.ts';
import { filterText } from './resultFilter.ts';

/** What answers can be taken out as. */
export const exportFormat = z.enum(['xlsx', 'csv', 'sav', 'json', 'transcripts', 'codebook']);
export type ExportFormat = z.infer<typeof exportFormat>;

/** What a file of answers is to hold. */
export const exportWish = z.object({
  format: exportFormat.default('xlsx'),
  filter: filterText,
  /** Names of variables; absent for all. */
  variables: z.array(z.string().max(64)).min(1).max(20_000).optional(),
  /** Between the fields of a CSV; a semicolon comes with decimal commas, as German Excel and R's read.csv2 want it. */
  separator: z.enum(['semicolon', 'comma', 'tab']).default('semicolon'),
  /** Whether a CSV says numbers or what they stand for; Excel has a sheet of each. */
  content: z.enum(['values', 'labels']).default('values'),
  /** How a CSV and Excel's sheet of values say that there is no value: not at all, or by the codes of the codebook. */
  missing: z.enum(['empty', 'codes']).default('empty'),
});
export type ExportWish = z.infer<typeof exportWish>;

/** 'ready': not fetched yet. */
export const exportState = z.enum(['ready', 'running', 'done', 'cancelled', 'failed']);

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

const ofSurvey = { survey_id: surveyId };
const ofExport = { ...ofSurvey, export_id: z.uuid() };
const seen = ['role/insufficient', 'survey/unknown'] as const;

/** Results (docs/decisions/0033). Every `filter` is the short form of a `resultFilter`. */
export const resultCalls = {
  /**
   * Answers as a file (spec §7). `download` works without a token for some minutes, because a browser fetches files by
   * address alone; the file is written while it is fetched.
   */
  excelExport: {
    method: 'POST',
    path: '/api/excel_export',
    access: 'author',
    fresh: true,
    errors: [...seen, 'results/bad-filter', 'export/too-large-for-excel'],
    request: exportWish.extend(ofSurvey),
    response: z.object({
      download: z.string(),
      export_id: z.uuid(),
      file_name: z.string(),
      /** Conversations in it. */
      total: z.number().int(),
    }),
  },
  /** How far a file has come. */
  exportProgress: {
    method: 'GET',
    path: '/api/surveys/:survey_id/exports/:export_id',
    access: 'author',
    errors: [...seen, 'export/unknown'],
    request: z.object(ofExport),
    response: z.object({ state: exportState, written: z.number().int(), total: z.number().int() }),
  },
  /** Stops the writing of a file; what the browser has of it is not whole. */
  cancelExport: {
    method: 'DELETE',
    path: '/api/surveys/:survey_id/exports/:export_id',
    access: 'author',
    errors: [...seen, 'export/unknown'],
    request: z.object(ofExport),
    response: done,
  },
  /** The columns of a dialog's data, also before there is any answer. */
  resultVariables: {
    method: 'GET',
    path: '/api/surveys/:survey_id/variables',
    access: 'author',
    errors: [...seen],
    request: z.object(ofSurvey),
    response: z.object({ variables: z.array(variable) }),
  },
} as const satisfies CallRecords;
