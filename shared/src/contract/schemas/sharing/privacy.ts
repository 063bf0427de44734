import { z } from 'zod';
import type { CallRecords } from '../../CallRecord.ts';
import { legalBases } from '../../legalBases.ts';
import { PRIVACY_LIMITS } from '../../limits.ts';
import { milliseconds, surveyId } from '../primitives.ts';

const line = z.string().trim().max(PRIVACY_LIMITS.line);
const words = z.string().trim().max(PRIVACY_LIMITS.words);

/** What only those who run a study know of how they process data; '' for what is not said. */
export const privacyForm = z.object({
  /** Who answers for it, and how they are reached. */
  controller: line,
  address: words,
  email: line,
  /** The data protection officer, with how they are reached. */
  officer: line,
  purpose: words,
  basis: z.enum(legalBases),
  /** For `legitimate_interest` alone: which it is. */
  interest: words,
  /** Whether special categories are asked for (Art. 9 GDPR). */
  special: z.boolean(),
  /** Who else gets the data, and whether outside of the EU. */
  recipients: words,
  /** The supervisory authority. */
  authority: line,
});
export type PrivacyForm = z.infer<typeof privacyForm>;

/** What the dialog asks for that tells who somebody is or shows them. */
const askedKinds = ['email', 'phone', 'signature', 'file', 'place', 'words', 'voice', 'video'] as const;
export type AskedKind = (typeof askedKinds)[number];

const model = z.object({ name: z.string(), host: z.string(), outside: z.boolean() });

/** What the dialog's settings say of how it processes data, as they are now. */
export const privacyFacts = z.object({
  asked: z.array(z.enum(askedKinds)),
  /** Language models that get what is written, the reserve last. */
  models: z.array(model),
  masked: z.boolean(),
  /** Other systems that the dialog asks or sends to. */
  systems: z.array(z.string()),
  /** Sites that it shows something of. */
  embeds: z.array(z.string()),
  /** Where respondents are sent on to at the end. */
  sends_on: z.array(z.string()),
  /** Parameters of the link that are kept. */
  link_parameters: z.array(z.string()),
  /** Whether people are invited by links of their own, and whether these tell who said what. */
  invited: z.enum(['nobody', 'named', 'anonymous']),
  password: z.boolean(),
  once: z.boolean(),
  /** Days after the last reply; null for never. */
  delete_after: z.number().int().nullable(),
  anonymise_after: z.number().int().nullable(),
});
export type PrivacyFacts = z.infer<typeof privacyFacts>;

const seen = ['role/insufficient', 'survey/unknown'] as const;

/** What a dialog's privacy statement and its record of processing are made of (docs/decisions/0166). */
export const privacyCalls = {
  /** The form as it was stored, null before that, and what the settings say. */
  privacyForm: {
    method: 'GET',
    path: '/api/surveys/:survey_id/privacy_form',
    access: 'author',
    errors: [...seen],
    request: z.object({ survey_id: surveyId }),
    response: z.object({
      form: privacyForm.nullable(),
      /** When its statement was last taken over; null where it never was, or where that was not kept. */
      taken_at: milliseconds.nullable(),
      /** Whether settings that it says something of have changed since. */
      outdated: z.boolean(),
      facts: privacyFacts,
    }),
  },
  /** Stores the form, with the settings as they are now. The statement that is made of both is a setting of the dialog. */
  setPrivacyForm: {
    method: 'PUT',
    path: '/api/surveys/:survey_id/privacy_form',
    access: 'author',
    invalidates: ['checkDialog', 'privacyForm', 'studyOverview'],
    errors: [...seen],
    request: privacyForm.extend({ survey_id: surveyId }),
    response: z.object({ form: privacyForm }),
  },
} as const satisfies CallRecords;
