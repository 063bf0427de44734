import { z } from 'zod';
import type { CallRecords } from '../../CallRecord.ts';
import { SMALLEST_GROUP, TEXT_LIMITS } from '../../limits.ts';
import { milliseconds, questionId, surveyId } from '../primitives.ts';
import { askedQuestion } from '../results/questionResults.ts';
import { reportEntry } from '../results/resultReports.ts';
import { crossFigures } from '../results/crossFigures.ts';
import { columnFigures, questionStates, resultOverviewParts } from '../results/results.ts';
import { filterText } from '../results/resultFilter.ts';

/** A link that shows figures of a dialog, and neither words of respondents nor single conversations, to whoever has it. */
const figureLink = z.object({
  link_id: z.uuid(),
  name: z.string(),
  /** The address without its host. */
  path: z.string(),
  /** In its short form; that of a report is the report's own. */
  filter: z.string(),
  /** The report that it shows, and nothing else; null for all figures. */
  report_id: z.uuid().nullable(),
  has_password: z.boolean(),
  ends_at: milliseconds,
  created_at: milliseconds,
});
export type FigureLink = z.infer<typeof figureLink>;

const sentence = 'Bitte geben Sie ein Passwort aus 10 bis 200 Zeichen an, oder keines.';
const linkPassword = z.string().min(10, sentence).max(200, sentence);
const one = { survey_id: surveyId, link_id: z.uuid() };
const managed = ['role/insufficient', 'survey/unknown'] as const;
/** What `openFigures` gave; for 12 hours. */
const pass = z.string().min(1).max(200);
const shown = ['figures/unknown', 'figures/pass-expired'] as const;

const count = z.number().int();
const shownCount = count.nullable();

/** How conversations stand; what is null stands for few people, or would give away what does. */
const sharedStanding = z.object({
  total: count,
  /** Who has only opened the link has not begun. */
  opened: shownCount,
  begun: shownCount,
  finished: shownCount,
  days: resultOverviewParts.days.nullable(),
  /** Seconds from the beginning to the end, of those who finished. */
  seconds: z.object({ n: count, q1: z.number().nullable(), median: z.number(), q3: z.number().nullable() }).nullable(),
});

const sharedStates = questionStates.extend({
  asked: shownCount,
  answered: shownCount,
  skipped: shownCount,
  withdrawn: shownCount,
  open: shownCount,
});

export const figureLinkCalls = {
  /** Those that work or have ended by themselves, the newest first (Besitzer and Voller Zugriff). */
  figureLinks: {
    method: 'GET',
    path: '/api/surveys/:survey_id/figure_links',
    access: 'author',
    errors: [...managed],
    request: z.object({ survey_id: surveyId }),
    response: z.object({
      links: z.array(figureLink),
      /** Groups of fewer people are not shown by links. */
      least_group: z.number().int(),
    }),
  },
  /** Makes a link; the id is of the caller's making, so that it can be repeated. Written down. */
  createFigureLink: {
    method: 'PUT',
    path: '/api/surveys/:survey_id/figure_links/:link_id',
    access: 'author',
    invalidates: ['figureLinks'],
    makes: 'entries',
    errors: [
      ...managed,
      'results/bad-filter',
      'figures/bad-end',
      'figures/too-many-links',
      'figures/unknown',
      'results/unknown-report',
    ],
    request: z.object({
      ...one,
      name: z.string().trim().min(1, 'Bitte geben Sie dem Link einen Namen.').max(TEXT_LIMITS.label),
      /** '' for a link to a report, which has its own. */
      filter: filterText,
      report_id: z.uuid().nullable().default(null),
      /** In the future, a year at most. */
      ends_at: milliseconds,
      password: linkPassword.nullable(),
      /** How many people groups have at least that it shows; the installation's own where that is more, or nothing is said. */
      least_group: z.number().int().min(SMALLEST_GROUP.least).max(SMALLEST_GROUP.most).optional(),
    }),
    response: z.object({ link: figureLink }),
  },
  /** Ends a link at once, or has it work again. Written down. */
  revokeFigureLink: {
    method: 'PUT',
    path: '/api/surveys/:survey_id/figure_links/:link_id/revoked',
    access: 'author',
    invalidates: ['figureLinks'],
    errors: [...managed, 'figures/unknown'],
    request: z.object({ ...one, is_revoked: z.boolean() }),
    response: z.object({ link: figureLink }),
  },
  /** Opens a link: what it is of, and a pass for the figures. */
  openFigures: {
    method: 'POST',
    path: '/api/figures/open',
    access: 'public',
    errors: ['figures/unknown', 'figures/password', 'figures/wrong-password', 'throttle/too-many-attempts'],
    request: z.object({ token: z.string().min(1).max(200), password: z.string().max(1_000).optional() }),
    response: z.object({
      pass: z.string(),
      survey_name: z.string(),
      /** What the report is called that it shows; null for a link to all figures. */
      report_name: z.string().nullable(),
      /** Whether not all conversations count. */
      is_filtered: z.boolean(),
      ends_at: milliseconds,
    }),
  },
  /** How conversations stand, and what became of each question; of a report what stands in it. */
  sharedOverview: {
    method: 'POST',
    path: '/api/figures/overview',
    access: 'public',
    errors: [...shown],
    request: z.object({ pass }),
    response: z.object({
      /** null where fewer than `least_group` took part, where all who are not shown are so few, and where a report does not have it. */
      overview: sharedStanding.nullable(),
      /** Without what filters can ask for. */
      questions: z.array(askedQuestion.omit({ parts: true })),
      states: z.array(sharedStates),
      least_group: z.number().int(),
    }),
  },
  /** What stands in the report of a link, in order; its figures are asked for one by one. */
  sharedReport: {
    method: 'POST',
    path: '/api/figures/report',
    access: 'public',
    errors: [...shown],
    request: z.object({ pass }),
    response: z.object({
      entries: z.array(reportEntry),
      /** Figures for others than the report's own conversations, which no link shows: two filters of one link would tell of few. */
      left_out: z.array(z.uuid()),
      /** Whether enough people took part for any figure. */
      is_shown: z.boolean(),
      least_group: z.number().int(),
    }),
  },
  /** Two columns of data against each other, which stand so in the report of a link. */
  sharedCross: {
    method: 'POST',
    path: '/api/figures/cross',
    access: 'public',
    errors: [...shown, 'results/unknown-question'],
    request: z.object({ pass, row: z.string().max(64), column: z.string().max(64) }),
    response: z.object({
      row_label: z.string(),
      column_label: z.string(),
      /** All of it, or null: where a single cell stands for fewer than `least_group` people, or would tell of so few. */
      cross: crossFigures.nullable(),
      least_group: z.number().int(),
    }),
  },
  /** The figures of one question. */
  sharedQuestion: {
    method: 'POST',
    path: '/api/figures/question',
    access: 'public',
    errors: [...shown, 'results/unknown-question'],
    request: z.object({ pass, question: questionId }),
    response: z.object({
      columns: z.array(columnFigures),
      /** Whether groups of fewer than `least_group` people were put together or left out. */
      has_small: z.boolean(),
      least_group: z.number().int(),
    }),
  },
} as const satisfies CallRecords;
