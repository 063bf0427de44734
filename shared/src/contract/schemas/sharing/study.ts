import { z } from 'zod';
import { formatCount } from '../../../numbers/index.ts';
import type { CallRecords } from '../../CallRecord.ts';
import { STUDY_LIMITS, STUDY_PASSWORD, TEXT_LIMITS } from '../../limits.ts';
import { STUDY_READS } from '../../readsOf.ts';
import { messageText, milliseconds, questionId, surveyId } from '../primitives.ts';
import { SEND_ON } from '../../sendOnAddress.ts';

const numberSentence = `Bitte geben Sie eine ganze Zahl von 1 bis ${formatCount(STUDY_LIMITS.most)} an.`;
const number = z
  .number(numberSentence)
  .int(numberSentence)
  .min(1, numberSentence)
  .max(STUDY_LIMITS.most, numberSentence);

/** When conversations may begin, and how many; null for always, and for any number. */
const period = z.object({
  starts_at: milliseconds.nullable(),
  ends_at: milliseconds.nullable(),
  most: number.nullable(),
});
export type StudyPeriod = z.infer<typeof period>;

/** Where respondents are sent on to: `{{name}}` stands for a variable or a parameter of the link, percent-encoded. */
const address = z
  .string()
  .trim()
  .max(TEXT_LIMITS.address)
  .refine((text) => SEND_ON.isAddress(text), SEND_ON.sentence);

/** What becomes of who belongs to a quota that is full: goes on at a block, ends with a text ('' for the dialog's own), or is sent to an address. */
const whenFull = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('block'), target: questionId }),
  z.object({ kind: z.literal('end'), text: messageText }),
  z.object({ kind: z.literal('address'), address }),
]);
export type WhenFull = z.infer<typeof whenFull>;

const quota = z.object({
  quota_id: z.uuid(),
  name: z.string().trim().min(1, 'Bitte geben Sie der Quote einen Namen.').max(TEXT_LIMITS.label),
  /** An expression over the dialog's variables. */
  condition: z.string().trim().min(1, 'Bitte geben Sie an, wer zu der Quote gehört.').max(TEXT_LIMITS.condition),
  most: number,
  when_full: whenFull,
});
export type Quota = z.infer<typeof quota>;

/** Where respondents are sent on to, by how they came to the end; null for nowhere. */
const ends = z.object({
  finished: address.nullable(),
  screened: address.nullable(),
  quota_full: address.nullable(),
});
export type StudyEnds = z.infer<typeof ends>;

const passwordSentence = `Bitte geben Sie ein Passwort aus ${STUDY_PASSWORD.least} bis ${STUDY_PASSWORD.greatest} Zeichen an.`;
const password = z
  .string()
  .trim()
  .min(STUDY_PASSWORD.least, passwordSentence)
  .max(STUDY_PASSWORD.greatest, passwordSentence);

export const study = z.object({
  period,
  /** `taken`: places that are taken for good or held for who is on the way. */
  quotas: z.array(quota.extend({ taken: z.number().int().nonnegative() })),
  ends,
  /** Conversations that have begun by the dialog's own link. */
  begun: z.number().int().nonnegative(),
  /** Since when a password is asked for before a conversation begins; null: none is. It is never given out. */
  password_set_at: milliseconds.nullable(),
  /** Whether a browser takes part once. */
  once: z.boolean(),
  /** Whether browsers solve a challenge before a conversation begins, which is dear for scripts. */
  proof: z.boolean(),
  /** Whether personal links alone let people in. */
  personal_only: z.boolean(),
  /** The link for trying; null for none. `query` stands behind '?' in the dialog's address. */
  test_link: z.object({ link_id: z.uuid(), query: z.string() }).nullable(),
});
export type Study = z.infer<typeof study>;

const one = { survey_id: surveyId };
/** What a multi-chat adds to them: its calls are the same ones, by its public id. */
const managed = ['manager/role-insufficient', 'manager/unknown', 'role/insufficient', 'survey/unknown'] as const;

/**
 * How a study is run with a dialog (domain.md §12): it stands beside the dialog's revisions and acts at once. All but quotas are there for a multi-chat as well: `survey_id` is
 * its public id then, and what it says holds for all of its chats together.
 */
export const studyCalls = {
  study: {
    method: 'GET',
    path: '/api/surveys/:survey_id/study',
    access: 'author',
    scope: 'dialogs:read',
    errors: ['manager/unknown', 'survey/unknown'],
    request: z.object(one),
    response: study,
  },
  /** When conversations may begin and how many (Besitzer and Voller Zugriff). Those that have begun go on to their end. */
  setStudyPeriod: {
    method: 'PUT',
    path: '/api/surveys/:survey_id/study/period',
    access: 'author',
    invalidates: STUDY_READS,
    errors: [...managed],
    request: z.object({ ...one, ...period.shape }).refine((wish) => isForward(wish), {
      path: ['ends_at'],
      message: 'Das Ende muss nach dem Beginn liegen.',
    }),
    response: study,
  },
  /**
   * Counts these quotas in place of those before (Besitzer and Voller Zugriff); one that stays keeps what it has counted. They act on each
   * conversation's next reply.
   */
  setStudyQuotas: {
    method: 'PUT',
    path: '/api/surveys/:survey_id/study/quotas',
    access: 'author',
    invalidates: ['checkDialog', ...STUDY_READS],
    errors: ['role/insufficient', 'survey/unknown', 'study/bad-condition'],
    request: z.object({
      ...one,
      quotas: z
        .array(quota)
        .max(STUDY_LIMITS.quotas, `Möglich sind höchstens ${STUDY_LIMITS.quotas} Quoten.`)
        .refine((all) => new Set(all.map(({ quota_id }) => quota_id)).size === all.length),
    }),
    response: study,
  },
  /** Where respondents are sent on to at the end (Besitzer and Voller Zugriff). */
  setStudyEnds: {
    method: 'PUT',
    path: '/api/surveys/:survey_id/study/ends',
    access: 'author',
    invalidates: ['checkDialog', ...STUDY_READS, 'privacyForm'],
    errors: [...managed],
    request: z.object({ ...one, ...ends.shape }),
    response: study,
  },
  /** Has respondents asked for a password before they begin, or not any more (null); Besitzer and Voller Zugriff. Whoever has begun goes on. */
  setStudyPassword: {
    method: 'PUT',
    path: '/api/surveys/:survey_id/study/password',
    access: 'author',
    invalidates: [...STUDY_READS, 'checkDialog', 'privacyForm'],
    errors: [...managed],
    request: z.object({ ...one, password: password.nullable() }),
    response: study,
  },
  /** Has a browser take part once, or as often as it likes (Besitzer and Voller Zugriff). */
  setStudyOnce: {
    method: 'PUT',
    path: '/api/surveys/:survey_id/study/once',
    access: 'author',
    invalidates: [...STUDY_READS, 'checkDialog', 'privacyForm'],
    errors: [...managed],
    request: z.object({ ...one, once: z.boolean() }),
    response: study,
  },
  /** Has browsers solve a challenge before they begin, or not (Besitzer and Voller Zugriff). */
  setStudyProof: {
    method: 'PUT',
    path: '/api/surveys/:survey_id/study/proof',
    access: 'author',
    invalidates: STUDY_READS,
    errors: [...managed],
    request: z.object({ ...one, proof: z.boolean() }),
    response: study,
  },
  /**
   * Makes the link for trying, in place of the one before, or takes it away (null); Besitzer and Voller Zugriff. The id is of the caller's
   * making, so that it can be repeated and taken back.
   */
  setStudyTestLink: {
    method: 'PUT',
    path: '/api/surveys/:survey_id/study/test_link',
    access: 'author',
    invalidates: STUDY_READS,
    errors: [...managed],
    request: z.object({ ...one, link_id: z.uuid().nullable() }),
    response: study,
  },
} as const satisfies CallRecords;

function isForward({ starts_at, ends_at }: Pick<StudyPeriod, 'starts_at' | 'ends_at'>): boolean {
  return starts_at === null || ends_at === null || starts_at < ends_at;
}
