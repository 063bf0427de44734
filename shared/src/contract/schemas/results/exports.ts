import { z } from 'zod';
import type { CallRecords } from '../../CallRecord.ts';
import { done, questionId, surveyId } from '../primitives.ts';
import { filterText } from './resultFilter.ts';

/** What answers can be taken out as. */
export const exportFormat = z.enum(['xlsx', 'csv', 'sav', 'json', 'transcripts', 'codebook', 'package']);
export type ExportFormat = z.infer<typeof exportFormat>;

/** What a file of answers is to hold. */
export const exportWish = z.object({
  format: exportFormat.default('xlsx'),
  filter: filterText,
  /** A loop of the dialog: a row for each of its rounds, with what was asked there; absent: a row for each conversation. */
  rounds: questionId.optional(),
  /** A row for each answer that was given before a jump back asked its question again, by variable; absent: as `rounds` says. */
  earlier: z.literal(true).optional(),
  /** Names of variables; absent for all. */
  variables: z.array(z.string().max(64)).min(1).max(20_000).optional(),
  /** Between the fields of a CSV; a semicolon comes with decimal commas, as German Excel and R's read.csv2 want it. */
  separator: z.enum(['semicolon', 'comma', 'tab']).default('semicolon'),
  /** Whether a CSV says numbers or what they stand for; Excel has a sheet of each. */
  content: z.enum(['values', 'labels']).default('values'),
  /** How a CSV and Excel's sheet of values say that there is no value: not at all, or by the codes of the codebook. */
  missing: z.enum(['empty', 'codes']).default('empty'),
  /** Whether what the team noted comes along: codes, tags, notes, marks of quality and the device (docs/decisions/0112). */
  marks: z.boolean().default(false),
  /** Whether what tells of people in free texts stays, or `[Name]`, `[E-Mail]` … stands there (docs/decisions/0115). */
  personal: z.enum(['keep', 'hide']).default('keep'),
});
export type ExportWish = z.infer<typeof exportWish>;

/** What the one table of a multi-chat's answers is to hold: a row for each participation. */
export const chatsWish = exportWish
  .pick({ separator: true, content: true, missing: true, personal: true })
  .extend({ format: exportFormat.exclude(['transcripts', 'package']).default('xlsx') });
export type ChatsWish = z.infer<typeof chatsWish>;

/** 'ready': not fetched yet. */
export const exportState = z.enum(['ready', 'running', 'done', 'cancelled', 'failed']);

const ofExport = { survey_id: surveyId, export_id: z.uuid() };
const seen = ['role/insufficient', 'survey/unknown'] as const;

/** Answers as files (docs/decisions/0033). */
export const exportCalls = {
  /**
   * Answers as a file (spec §7). `download` works without a token for some minutes, because a browser fetches files by
   * address alone; the file is written while it is fetched.
   */
  excelExport: {
    method: 'POST',
    path: '/api/excel_export',
    access: 'author',
    scope: 'results:read',
    invalidates: [],
    reads: 'table',
    fresh: true,
    errors: [...seen, 'results/bad-filter', 'export/too-large-for-excel', 'export/no-loop'],
    request: exportWish.extend({ survey_id: surveyId }),
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
    scope: 'results:read',
    errors: [...seen, 'export/unknown'],
    request: z.object(ofExport),
    response: z.object({ state: exportState, written: z.number().int(), total: z.number().int() }),
  },
  /** Stops the writing of a file; what the browser has of it is not whole. */
  cancelExport: {
    method: 'DELETE',
    path: '/api/surveys/:survey_id/exports/:export_id',
    access: 'author',
    scope: 'results:read',
    invalidates: [],
    errors: [...seen, 'export/unknown'],
    request: z.object(ofExport),
    response: done,
  },
} as const satisfies CallRecords;
