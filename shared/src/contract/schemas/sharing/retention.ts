import { z } from 'zod';
import { formatCount } from '../../../numbers/index.ts';
import type { CallRecords } from '../../CallRecord.ts';
import { milliseconds, surveyId } from '../primitives.ts';

const MOST_DAYS = 3_650;
const sentence = `Bitte geben Sie eine ganze Zahl von 1 bis ${formatCount(MOST_DAYS)} an.`;
/** Days since a respondent's last reply; null for never. */
const days = z.number(sentence).int(sentence).min(1, sentence).max(MOST_DAYS, sentence).nullable();
const daysInAddress = z.coerce.number().int().min(1).max(MOST_DAYS).optional();

const retention = z.object({
  delete_after: days,
  /** Texts and files go, figures stay. */
  anonymise_after: days,
  /** null while it was never set. */
  set_at: milliseconds.nullable(),
});
export type Retention = z.infer<typeof retention>;

const seen = ['role/insufficient', 'survey/unknown'] as const;

/** How long what respondents said is kept (docs/decisions/0039). */
export const retentionCalls = {
  retention: {
    method: 'GET',
    path: '/api/surveys/:survey_id/retention',
    access: 'author',
    errors: [...seen],
    request: z.object({ survey_id: surveyId }),
    response: retention,
  },
  /** What would go now by these days; absent ones for never. */
  retentionPreview: {
    method: 'GET',
    path: '/api/surveys/:survey_id/retention/preview',
    access: 'author',
    errors: [...seen],
    request: z.object({ survey_id: surveyId, delete_after: daysInAddress, anonymise_after: daysInAddress }),
    response: z.object({
      /** All conversations that there are. */
      total: z.number().int(),
      deleted: z.number().int(),
      /** Without those that are deleted, and those that are anonymous already. */
      anonymised: z.number().int(),
      /** Files of both. */
      files: z.number().int(),
      /** When the last reply was given of the one that goes first; null for none. */
      oldest: milliseconds.nullable(),
    }),
  },
  /** Keeps to these days from an hour later on (Besitzer and Voller Zugriff), so that it can be taken back. Written down. */
  setRetention: {
    method: 'PUT',
    path: '/api/surveys/:survey_id/retention',
    access: 'author',
    invalidates: ['retention', 'retentionPreview', 'checkDialog', 'privacyForm', 'studyOverview'],
    errors: [...seen],
    request: z.object({ survey_id: surveyId, delete_after: days, anonymise_after: days }),
    response: retention,
  },
} as const satisfies CallRecords;
