import { z } from 'zod';
import { formatCount } from '../../../numbers/index.ts';
import type { CallRecords } from '../../CallRecord.ts';
import { hasLink, LETTER_LINK } from '../../invitees/fillLetter.ts';
import { IMPORT_LIMIT_BYTES, INVITEE_LIMITS } from '../../limits.ts';
import { plainName } from '../../plainText.ts';
import { STUDY_READS } from '../../readsOf.ts';
import { done, emailAddress, milliseconds, surveyId } from '../primitives.ts';

const { atOnce, columns: COLUMNS, name: LONGEST_NAME, value: LONGEST_VALUE } = INVITEE_LIMITS;

/** What is known of each: a name as parameters of links have it, so that it can be said inside the dialog. */
const column = z
  .string()
  .max(LONGEST_NAME)
  .regex(
    /^[A-Za-z][A-Za-z0-9_]*$/,
    'Eine Spalte beginnt mit einem Buchstaben und enthält nur Buchstaben, Ziffern und _.',
  );

const newInvitee = z.object({
  /** Made by the page, so that a repeat adds nobody twice. */
  invitee_id: z.uuid(),
  email: emailAddress.nullable(),
  /** What is known of them, in the order of the columns. */
  known: z.array(z.string().max(LONGEST_VALUE)).max(COLUMNS),
});
export type NewInvitee = z.infer<typeof newInvitee>;

/** Who gets a mail: those who had none yet, those who have not begun, or who have not come to the end. */
const mailingKind = z.enum(['invitation', 'not_begun', 'not_finished']);
export type MailingKind = z.infer<typeof mailingKind>;

/** How far somebody is; 'gone': has begun, and their conversation was deleted or made anonymous. */
const inviteeState = z.enum(['open', 'begun', 'finished', 'gone']);
export type InviteeState = z.infer<typeof inviteeState>;

const invitee = z.object({
  invitee_id: z.string(),
  email: z.string().nullable(),
  /** By the list's columns; '' for nothing. */
  known: z.record(z.string(), z.string()),
  /** null in an anonymous list. */
  state: inviteeState.nullable(),
  /** Whether mails reach them: 'none' without an address, 'refused' by their mail server. */
  mail: z.enum(['waiting', 'invited', 'none', 'refused', 'unsubscribed']),
});
export type Invitee = z.infer<typeof invitee>;

const mailing = z.object({
  mailing_id: z.string(),
  kind: mailingKind,
  subject: z.string(),
  due_at: milliseconds,
  state: z.enum(['planned', 'sending', 'sent', 'stopped']),
  sent: z.number().int(),
  /** What mail servers refused for good. */
  refused: z.number().int(),
  /** What is still to be sent; 0 until it begins. */
  waiting: z.number().int(),
});
export type Mailing = z.infer<typeof mailing>;

const inviteeFigures = z.object({
  /** Nothing ties people to conversations; it never changes. */
  anonymous: z.boolean(),
  columns: z.array(z.string()),
  total: z.number().int(),
  used: z.number().int(),
  /** null in an anonymous list. */
  finished: z.number().int().nullable(),
  refused: z.number().int(),
  unsubscribed: z.number().int(),
  /** How many a mail of each kind would go to now; null for what an anonymous list does not know. */
  recipients: z.object({
    invitation: z.number().int(),
    not_begun: z.number().int(),
    not_finished: z.number().int().nullable(),
  }),
});
export type InviteeFigures = z.infer<typeof inviteeFigures>;

const inviteeList = z.object({
  /** null while nobody is invited. */
  list: inviteeFigures.nullable(),
  /** Whether personal links alone let people in. */
  personal_only: z.boolean(),
  /** The latest first. */
  mailings: z.array(mailing),
});
export type InviteeList = z.infer<typeof inviteeList>;

const subject = z.string().trim().min(1, 'Bitte geben Sie einen Betreff an.').max(INVITEE_LIMITS.subject);
const letter = z
  .string()
  .trim()
  .max(INVITEE_LIMITS.letter)
  .refine(hasLink, `Bitte schreiben Sie ${LETTER_LINK} dorthin, wo der persönliche Link stehen soll.`);

const one = { survey_id: surveyId };
const path = '/api/surveys/:survey_id/invitees';
const managed = ['manager/role-insufficient', 'manager/unknown', 'role/insufficient', 'survey/unknown'] as const;
const reads = ['inviteeList', 'invitees', 'studyOverview'] as const;

/** People who are invited to a dialog by links of their own (docs/decisions/0160); Besitzer and Voller Zugriff alone see who they are. */
export const inviteeCalls = {
  inviteeList: {
    method: 'GET',
    path: `${path}/list`,
    access: 'author',
    scope: 'invitees:read',
    errors: [...managed],
    request: z.object(one),
    response: inviteeList,
  },
  /** A page of the list, in its order. */
  invitees: {
    method: 'GET',
    path,
    access: 'author',
    scope: 'invitees:read',
    errors: [...managed],
    request: z.object({
      ...one,
      /** 'unreached': whom no mail reaches. */
      filter: z.enum(['all', 'open', 'begun', 'finished', 'unreached']).default('all'),
      /** Part of an address, or of what is known. */
      search: z.string().trim().max(100).default(''),
      offset: z.coerce.number().int().min(0).max(INVITEE_LIMITS.most).default(0),
    }),
    response: z.object({ total: z.number().int(), invitees: z.array(invitee) }),
  },
  /**
   * Adds people with a link each. Who stands in the list already, by the address or the id, is left as they are. The first call makes the list and
   * decides whether it is anonymous.
   */
  addInvitees: {
    method: 'POST',
    path,
    access: 'author',
    scope: 'invitees:write',
    invalidates: [...reads, 'checkDialog', 'privacyForm'],
    makes: 'entries',
    body: { maxBytes: IMPORT_LIMIT_BYTES, maxValues: 20_000, tooLarge: 'import/too-large' },
    errors: [...managed, 'invitees/other-kind', 'invitees/too-many', 'invitees/too-many-columns'],
    request: z.object({
      ...one,
      anonymous: z.boolean(),
      columns: z.array(column).max(COLUMNS, `Möglich sind höchstens ${COLUMNS} Spalten.`),
      invitees: z
        .array(newInvitee)
        .min(1)
        .max(atOnce, `Möglich sind höchstens ${formatCount(atOnce)} Personen auf einmal.`),
    }),
    response: z.object({ added: z.number().int() }),
  },
  /** Takes somebody off the list, or all (null): their links lead nowhere from now on, and within two hours they are deleted. */
  removeInvitees: {
    method: 'POST',
    path: `${path}/remove`,
    access: 'author',
    scope: 'invitees:write',
    invalidates: [...reads],
    errors: [...managed],
    request: z.object({ ...one, invitee_id: z.uuid().nullable() }),
    /** By which they are put back. */
    response: z.object({ removed_at: milliseconds, removed: z.number().int() }),
  },
  /** Puts those back who were taken off at a moment, while they are not deleted. */
  restoreInvitees: {
    method: 'POST',
    path: `${path}/restore`,
    access: 'author',
    scope: 'invitees:write',
    invalidates: [...reads],
    errors: [...managed],
    request: z.object({ ...one, removed_at: milliseconds.max(8_640_000_000_000_000) }),
    response: done,
  },
  /** Their links, for those who send them themselves; by page, in the list's order. */
  inviteeLinks: {
    method: 'POST',
    path: `${path}/links`,
    access: 'author',
    scope: 'invitees:write',
    invalidates: [],
    errors: [...managed, 'invitees/unreadable'],
    request: z.object({ ...one, offset: z.number().int().min(0).max(INVITEE_LIMITS.most) }),
    response: z.object({
      links: z.array(invitee.pick({ email: true, known: true, state: true }).extend({ path: z.string() })),
      /** Where the next page begins; null after the last. */
      next: z.number().int().nullable(),
    }),
  },
  /** Whether the open link lets people in, too. */
  setPersonalOnly: {
    method: 'PUT',
    path: `${path}/only`,
    access: 'author',
    invalidates: ['inviteeList', ...STUDY_READS],
    errors: [...managed],
    request: z.object({ ...one, personal_only: z.boolean() }),
    response: done,
  },
  /** Sends a mail to those of a kind, as they are when it is due; now, for null. A repeat with the same id sends nothing twice. */
  startMailing: {
    method: 'POST',
    path: `${path}/mailings`,
    access: 'author',
    scope: 'invitees:write',
    invalidates: ['inviteeList', 'studyOverview'],
    makes: 'entries',
    errors: [...managed, 'invitees/none', 'invitees/anonymous', 'mailing/too-many'],
    request: z.object({
      ...one,
      mailing_id: z.uuid(),
      kind: mailingKind,
      subject,
      letter,
      due_at: milliseconds.max(8_640_000_000_000_000).nullable(),
      /** Whom its readers see as its sender; '' for the product's name. The address that it comes from stays the installation's. */
      sender: z.string().overwrite(plainName).max(INVITEE_LIMITS.sender).default(''),
      /** Whom they answer to; null for the contact of the privacy statement, where it has one. */
      reply_to: emailAddress.nullable().default(null),
    }),
    response: done,
  },
  /**
   * Marks people whose mail came back later, by their addresses, as those whom their mail server has refused: no further mail goes to them. For what hears of it
   * from the mail provider; gives how many were marked. The same again changes nothing.
   */
  noteBounces: {
    method: 'POST',
    path: `${path}/bounces`,
    access: 'author',
    scope: 'invitees:write',
    invalidates: [...reads],
    errors: [...managed],
    request: z.object({ ...one, emails: z.array(emailAddress).min(1).max(INVITEE_LIMITS.atOnce) }),
    response: z.object({ marked: z.number().int() }),
  },
  /** Stops what is not sent yet. */
  stopMailing: {
    method: 'POST',
    path: `${path}/mailings/stop`,
    access: 'author',
    scope: 'invitees:write',
    invalidates: ['inviteeList', 'studyOverview'],
    errors: [...managed],
    request: z.object({ ...one, mailing_id: z.uuid() }),
    response: done,
  },
  /** Sends a mail as the first of the list would get it to the author alone, with a link that leads nowhere. */
  tryMailing: {
    method: 'POST',
    path: `${path}/mailings/try`,
    access: 'author',
    invalidates: [],
    makes: 'entries',
    errors: [...managed],
    request: z.object({ ...one, subject, letter }),
    response: z.object({ to: z.string() }),
  },
} as const satisfies CallRecords;
