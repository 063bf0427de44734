import { z } from 'zod';
import type { CallRecords } from '../../CallRecord.ts';
import { milliseconds, surveyId } from '../primitives.ts';
import { study } from './study.ts';

const count = z.number().int().nonnegative();

/** Respondents' conversations with a dialog, or participations in a multi-chat; `finished`, `screened`, `quota_full`, `running` and `stopped` add up to `begun`. */
const figures = z.object({
  begun: count,
  finished: count,
  /** Whom an answer or an ending screened out. */
  screened: count,
  /** Whom a quota that was full turned away. */
  quota_full: count,
  /** Without an end, with something said in the last 24 hours. */
  running: count,
  /** Of those, with something said in the last ten minutes. */
  active: count,
  /** Without an end, and silent for longer. */
  stopped: count,
  /** When something was said last; null where nobody has come. */
  last_at: milliseconds.nullable(),
});
export type StudyFigures = z.infer<typeof figures>;

/** How the people who have a link of their own stand. */
const invited = z.object({
  total: count,
  used: count,
  /** null for an anonymous list, which ties nobody to a conversation. */
  finished: count.nullable(),
  /** Whom mails do not reach: their mail server has refused them. */
  refused: count,
  /** Who has had no invitation yet, and could get one. */
  waiting: count,
  /** When the next mails go out; null where none are planned. */
  next_mailing_at: milliseconds.nullable(),
});

/**
 * Of a dialog or, by its public id, of a multi-chat, which has no quotas, languages and connections of its own. `begun` counts the places of the limit that are
 * taken; without a limit all who have begun, of a dialog also in multi-chats.
 */
const studyOverview = z.object({
  /** Since when it is Live; null while it is not, and where that is not known. */
  live_since: milliseconds.nullable(),
  ...study.pick({ period: true, begun: true, password_set_at: true, once: true, proof: true, personal_only: true })
    .shape,
  /** How full each quota is, in the authors' order. */
  quotas: z.array(z.object({ quota_id: z.uuid(), name: z.string(), most: count, taken: count })),
  /** By which ways respondents are sent on to an address at the end. */
  ends: z.array(z.enum(['finished', 'screened', 'quota_full'])),
  has_test_link: z.boolean(),
  figures,
  /** The last 14 days by the study's clock, in order: who has begun and who has finished on each. */
  days: z.array(z.object({ day: z.iso.date(), begun: count, finished: count })),
  /** How many parameters of the link are kept, and sites may show the dialog. */
  parameters: count,
  sites: count,
  /** Whether the authors have set what is shown of the link. */
  has_card: z.boolean(),
  /** Texts of the draft in each of its other languages: how many, without a version, and changed since they were translated. */
  languages: z.array(z.object({ language: z.string(), texts: count, missing: count, changed: count })),
  /** Whether settings have changed since the privacy statement was taken over from them. */
  privacy_outdated: z.boolean(),
  /** null where nobody is invited, and for who may not see who is. */
  invited: invited.nullable(),
  /** What other systems are told and fetch; null for who may not see it. */
  connections: z
    .object({
      webhooks: count,
      /** Those that take nothing at the moment, or were switched off for that. */
      failing: count,
      /** Messages that were given up. */
      given_up: count,
      has_feed: z.boolean(),
    })
    .nullable(),
});
export type StudyOverview = z.infer<typeof studyOverview>;

export const studyOverviewCalls = {
  /** How a study stands at this moment: who has come, what is left of places and time, and what keeps people out. */
  studyOverview: {
    method: 'GET',
    path: '/api/surveys/:survey_id/study/overview',
    access: 'author',
    scope: 'dialogs:read',
    errors: ['manager/unknown', 'survey/unknown'],
    request: z.object({ survey_id: surveyId }),
    response: studyOverview,
  },
} as const satisfies CallRecords;
