import { z } from 'zod';
import type { CallRecords } from '../../CallRecord.ts';
import { CONSENT_LIMITS } from '../../limits.ts';
import { milliseconds, surveyId } from '../primitives.ts';

/** What was met: the privacy statement, a question of the dialog, or the one whether a language model may read along. */
export const consentKind = z.enum(['statement', 'consent', 'model']);
export type ConsentKind = z.infer<typeof consentKind>;

/** 'shown': of a statement; 'lapsed': it was given, and is not asked any more since an earlier answer changed. */
export const consentAct = z.enum(['shown', 'given', 'declined', 'withdrawn', 'lapsed']);
export type ConsentAct = z.infer<typeof consentAct>;

/** SHA-256 of a text, in hexadecimal. */
const textHash = z.string().regex(/^[0-9a-f]{64}$/);

const counts = z.object({
  shown: z.number().int(),
  given: z.number().int(),
  declined: z.number().int(),
  withdrawn: z.number().int(),
  lapsed: z.number().int(),
});
export type ConsentCounts = z.infer<typeof counts>;

/** A text that respondents met, word for word. */
const consentText = z.object({
  text_hash: z.string(),
  kind: consentKind,
  language: z.string(),
  text: z.string(),
  /** What could be chosen; '' for a statement. */
  agree: z.string(),
  decline: z.string(),
  /** When it was first and last met, of the lines that there are; null for none. */
  first_at: milliseconds.nullable(),
  last_at: milliseconds.nullable(),
  /** Lines that there are. */
  lines: counts,
  /** Lines that went with their conversations. */
  gone: counts,
});
export type ConsentText = z.infer<typeof consentText>;

const consentLine = z.object({
  consent_id: z.string(),
  conversation_id: z.string(),
  text_hash: z.string(),
  act: consentAct,
  /** Whether it was on the respondent's own page, and not in the dialog. */
  on_own_page: z.boolean(),
  /** '' for a statement. */
  unique_question_id: z.string(),
  revision: z.number().int(),
  /** Since when what they met was published; null where that is not known. */
  published_at: milliseconds.nullable(),
  at: milliseconds,
});
export type StoredConsent = z.infer<typeof consentLine>;

const managed = ['role/insufficient', 'survey/unknown'] as const;

/** The log of what respondents agreed to (docs/decisions/0172): of their conversations, without tests. Besitzer and Voller Zugriff alone see it. */
export const consentCalls = {
  /** Every text that was met, the latest first, with how often. */
  consentTexts: {
    method: 'GET',
    path: '/api/surveys/:survey_id/consents/texts',
    access: 'author',
    errors: [...managed],
    request: z.object({ survey_id: surveyId }),
    response: z.object({ texts: z.array(consentText) }),
  },
  /** A page of its lines, the latest first. */
  consentLines: {
    method: 'GET',
    path: '/api/surveys/:survey_id/consents',
    access: 'author',
    errors: [...managed],
    request: z.object({
      survey_id: surveyId,
      /** Of this text alone. */
      text_hash: textHash.optional(),
      act: consentAct.optional(),
      /** Of these conversations alone. */
      conversation_id: z.uuid().optional(),
      offset: z.coerce.number().int().min(0).max(CONSENT_LIMITS.most).default(0),
    }),
    response: z.object({ total: z.number().int(), lines: z.array(consentLine).max(CONSENT_LIMITS.atOnce) }),
  },
} as const satisfies CallRecords;
