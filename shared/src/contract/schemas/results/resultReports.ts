import { z } from 'zod';
import type { CallRecords } from '../../CallRecord.ts';
import { REPORT_LIMITS, TEXT_LIMITS } from '../../limits.ts';
import { done, milliseconds, questionId, surveyId } from '../primitives.ts';
import { filterText } from './resultFilter.ts';

const entry = { entry_id: z.uuid() };
/** A figure; `view`: as what it is shown where it can be both. */
const figure = {
  ...entry,
  /** In its short form, in place of the report's; null for the report's. */
  filter: z.string().max(8_000).nullable(),
  view: z.enum(['chart', 'table', 'both']),
};

/** One piece of a report: what an author wrote, or a figure of the results. */
export const reportEntry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), ...entry, text: z.string().max(TEXT_LIMITS.label) }),
  z.object({ kind: z.literal('text'), ...entry, text: z.string().max(REPORT_LIMITS.text) }),
  z.object({ kind: z.literal('overview'), ...figure }),
  z.object({ kind: z.literal('question'), ...figure, question: questionId }),
  /** Two columns of data against each other, by their names. */
  z.object({ kind: z.literal('cross'), ...figure, row: z.string().max(64), column: z.string().max(64) }),
]);
export type ReportEntry = z.infer<typeof reportEntry>;

const name = z.string().trim().min(1, 'Bitte geben Sie dem Bericht einen Namen.').max(TEXT_LIMITS.label);
const content = { name, filter: filterText, entries: z.array(reportEntry).max(REPORT_LIMITS.entries) };

const resultReport = z.object({
  report_id: z.uuid(),
  name: z.string(),
  /** In its short form. */
  filter: z.string(),
  entries: z.array(reportEntry),
  /** Grows by one with each change. */
  version: z.number().int(),
  changed_at: milliseconds,
});
export type ResultReport = z.infer<typeof resultReport>;

const one = { survey_id: surveyId, report_id: z.uuid() };
const seen = ['role/insufficient', 'survey/unknown'] as const;

/** Reports that authors put together from figures of the results (docs/decisions/0120). */
export const resultReportCalls = {
  /** Those of a dialog, by name. */
  resultReports: {
    method: 'GET',
    path: '/api/surveys/:survey_id/result_reports',
    access: 'author',
    errors: [...seen],
    request: z.object({ survey_id: surveyId }),
    response: z.object({ reports: z.array(resultReport.omit({ entries: true, filter: true })) }),
  },
  resultReport: {
    method: 'GET',
    path: '/api/surveys/:survey_id/result_reports/:report_id',
    access: 'author',
    errors: [...seen, 'results/unknown-report'],
    request: z.object(one),
    response: z.object({ report: resultReport }),
  },
  /**
   * Keeps a report (Besitzer and Voller Zugriff). The id is of the caller's making; the same act may be repeated, and brings
   * back a report that was deleted.
   */
  keepResultReport: {
    method: 'PUT',
    path: '/api/surveys/:survey_id/result_reports/:report_id',
    access: 'author',
    // Not the report itself: a newer version would take the place of what somebody writes on.
    invalidates: ['resultReports', 'figureLinks'],
    makes: 'entries',
    errors: [
      ...seen,
      'results/bad-filter',
      'results/report-changed',
      'results/too-many-reports',
      'results/unknown-report',
    ],
    request: z.object({
      ...one,
      ...content,
      /** The version that was changed; null for a new report. Another one by now is refused. */
      based_on: z.number().int().positive().nullable(),
    }),
    response: z.object({ report: resultReport }),
  },
  /** Links to it show nothing from now on; for 30 days `keepResultReport` brings it back with them. */
  deleteResultReport: {
    method: 'DELETE',
    path: '/api/surveys/:survey_id/result_reports/:report_id',
    access: 'author',
    invalidates: ['resultReports', 'resultReport', 'figureLinks'],
    errors: [...seen, 'results/unknown-report'],
    request: z.object(one),
    response: done,
  },
} as const satisfies CallRecords;
