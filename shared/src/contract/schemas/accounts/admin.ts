import { LIST_READS } from '../../readsOf.ts';
import type { CallRecords } from '../../CallRecord.ts';
import { z } from 'zod';
import { auditAct, auditEntry } from './audit.ts';
import { done, emailAddress, milliseconds, publicSurveyId, surveyId } from '../primitives.ts';

const page = z.coerce.number().int().min(1).max(100_000).default(1);
const search = z.string().trim().max(200).optional();
const total = z.number().int();

const adminUser = z.object({
  user_id: z.uuid(),
  username: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  admin: z.boolean(),
  disabled: z.boolean(),
  email_validated: z.boolean(),
  password_expired: z.boolean(),
  created_at: milliseconds,
  /** null for an account that never logged in. */
  last_login_at: milliseconds.nullable(),
  /** In how many dialogs the account has a role. */
  dialogs: z.number().int(),
});
export type AdminUser = z.infer<typeof adminUser>;

const adminSurvey = z.object({
  survey_id: publicSurveyId,
  survey_id_int: z.number().int(),
  survey_name: z.string(),
  active: z.boolean(),
  /** Address of the Besitzer; null when that account is gone. */
  owner: z.string().nullable(),
  members: z.number().int(),
  questions: z.number().int(),
  /** Finished live conversations. */
  finished: z.number().int(),
  updated_at: milliseconds,
  /** When it was deleted; it can be restored for 30 days from then. */
  deleted_at: milliseconds.nullable(),
});
export type AdminSurvey = z.infer<typeof adminSurvey>;

/** A mail that was given up. */
const failedMail = z.object({
  mail_id: z.uuid(),
  /** Which text it is, such as 'invitation'. */
  kind: z.string(),
  recipient: z.string(),
  attempts: z.number().int(),
  /** What the mail server said, without addresses. */
  reason: z.string(),
  last_attempt_at: milliseconds,
});

/** What the server does by itself and begins again after a crash: a conversation's `api` block or model, what is due in a multi-chat, a look at a conversation's quality. */
const workKind = z.enum(['request', 'due', 'quality']);
export type WorkKind = z.infer<typeof workKind>;

const systemState = z.object({
  /** Installed modules (shell, mf-*) with the version that is served; null when one is not built. */
  modules: z.array(z.object({ id: z.string(), version: z.string().nullable() })),
  api: z.object({ version: z.string(), node: z.string(), started_at: milliseconds }),
  database: z.object({
    /** Such as '18.4'. */
    version: z.string(),
    bundled: z.boolean(),
    /** Bytes. */
    size: z.number().int().nonnegative(),
    migration: z.string(),
    connections: z.object({ open: z.number().int(), idle: z.number().int(), waiting: z.number().int() }),
  }),
  queue: z.object({
    /** Mails that are still to be sent. */
    waiting: z.number().int(),
    /** Since when the oldest of them waits. */
    oldest_at: milliseconds.nullable(),
    failed: z.number().int(),
    /** The last 20 of them. */
    failures: z.array(failedMail),
  }),
  /** The last 20 pieces of work that were begun twice and ended the server each time, and are not begun any more. */
  put_aside: z.array(
    z.object({ kind: workKind, work: z.string(), survey_name: z.string(), put_aside_at: milliseconds }),
  ),
  mail: z.object({
    transport: z.enum(['smtp', 'folder']),
    /** Host and port, or the folder; never a password. */
    target: z.string(),
    last_sent_at: milliseconds.nullable(),
  }),
  counts: z.object({
    accounts: z.number().int(),
    sessions: z.number().int(),
    surveys: z.number().int(),
    conversations: z.number().int(),
    /** Bytes of all files. */
    media: z.number().int(),
    /** The most that these may be. */
    media_limit: z.number().int(),
  }),
});
export type SystemState = z.infer<typeof systemState>;

export const adminCalls = {
  /** Searches names and addresses; 50 to a page. */
  adminUsers: {
    method: 'GET',
    path: '/api/admin/users',
    access: 'admin',
    request: z.object({ search, page }),
    response: z.object({ users: z.array(adminUser), total }),
  },
  /** Sends a link for the registration of a new account; 409 when there is one of this address. */
  adminInviteUser: {
    method: 'POST',
    path: '/api/admin/users',
    access: 'admin',
    invalidates: ['adminUsers', 'adminSystem', 'adminAudit'],
    errors: ['admin/account-exists', 'throttle/too-many-attempts'],
    request: z.object({ username: emailAddress }),
    response: done,
  },
  /**
   * `disabled` ends all sessions of the account at once; `password_expired` true makes the next login ask for a new
   * password. An admin can neither disable themselves nor give away their own admin flag (409), so one always stays.
   */
  adminUpdateUser: {
    method: 'PUT',
    path: '/api/admin/users/:user_id',
    access: 'admin',
    invalidates: ['adminUsers', 'adminSystem', 'adminAudit'],
    errors: ['admin/oneself', 'admin/unknown-user'],
    request: z.object({
      user_id: z.uuid(),
      disabled: z.boolean().optional(),
      admin: z.boolean().optional(),
      password_expired: z.boolean().optional(),
    }),
    response: z.object({ user: adminUser }),
  },
  adminResendValidation: {
    method: 'POST',
    path: '/api/admin/users/:user_id/validation',
    access: 'admin',
    invalidates: ['adminSystem'],
    errors: ['admin/already-validated', 'admin/unknown-user', 'throttle/too-many-attempts'],
    request: z.object({ user_id: z.uuid() }),
    response: done,
  },
  /** Searches names, public ids and owners; 50 to a page. Never shows a dialog's content or answers. */
  adminSurveys: {
    method: 'GET',
    path: '/api/admin/surveys',
    access: 'admin',
    request: z.object({ search, page }),
    response: z.object({ surveys: z.array(adminSurvey), total }),
  },
  /** Makes a user the Besitzer of a dialog, and restores it when it was deleted. */
  adminHandOver: {
    method: 'POST',
    path: '/api/admin/surveys/:survey_id/owner',
    access: 'admin',
    invalidates: [...LIST_READS, 'adminUsers', 'adminSystem', 'adminAudit', 'dialogPermissions'],
    errors: ['admin/disabled-owner', 'admin/unknown-address', 'admin/unknown-survey'],
    request: z.object({ survey_id: surveyId, username: emailAddress }),
    response: z.object({ survey: adminSurvey }),
  },
  adminSystem: {
    method: 'GET',
    path: '/api/admin/system',
    access: 'admin',
    request: z.object({}),
    response: systemState,
  },
  /** Tries the mails that failed for good once more. */
  adminRetryMails: {
    method: 'POST',
    path: '/api/admin/mails/retry',
    access: 'admin',
    invalidates: ['adminSystem'],
    request: z.object({}),
    response: z.object({ retried: z.number().int() }),
  },
  /** Begins what was put aside once more. */
  adminRetryWork: {
    method: 'POST',
    path: '/api/admin/work/retry',
    access: 'admin',
    invalidates: ['adminSystem'],
    request: z.object({}),
    response: z.object({ retried: z.number().int() }),
  },
  /** The newest first, 50 at a time; `before` is the last `audit_id` of the page before. */
  adminAudit: {
    method: 'GET',
    path: '/api/admin/audit',
    access: 'admin',
    request: z.object({
      before: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
      act: auditAct.optional(),
      user_id: z.uuid().optional(),
    }),
    response: z.object({ entries: z.array(auditEntry), more: z.boolean() }),
  },
} as const satisfies CallRecords;
