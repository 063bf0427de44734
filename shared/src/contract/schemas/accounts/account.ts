import { LIST_READS } from '../../readsOf.ts';
import type { CallRecords } from '../../CallRecord.ts';
import { z } from 'zod';
import { plainName } from '../../plainText.ts';
import { apiKey } from './apiKey.ts';
import { generatedAvatar } from './avatar.ts';
import { done, emailAddress, milliseconds, publicSurveyId, surveyId } from '../primitives.ts';
import { roleName } from './surveyRights.ts';

export const password = z.string().min(1).max(1_000);
export const personName = z
  .string()
  .overwrite(plainName)
  .min(1, 'Bitte geben Sie einen Namen ein, der zu lesen ist.')
  .max(100);

/** Auth user (spec §3). */
export const authUser = z.object({
  username: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  user_id: z.string(),
  /** Admin side of the installation. */
  admin: z.boolean(),
});
export type AuthUser = z.infer<typeof authUser>;

export type { GeneratedAvatar } from './avatar.ts';

/** One's own account. */
export const account = z.object({
  ...authUser.shape,
  email_validated: z.boolean(),
  /** The new address that has not been confirmed yet. */
  pending_email: z.string().nullable(),
  /** Locale of dates (spec §9: two date locales). */
  language: z.enum(['de', 'en']),
  theme: z.enum(['system', 'light', 'dark']),
  /** Wants a mail where a comment mentions them. */
  mention_mails: z.boolean(),
  /** Where the picture is: an uploaded one, else the generated one; null for initials. */
  avatar_src: z.string().nullable(),
  /** An uploaded picture is shown rather than the generated one. */
  avatar_uploaded: z.boolean(),
  avatar: generatedAvatar.nullable(),
  created_at: milliseconds,
  password_changed_at: milliseconds,
});
export type Account = z.infer<typeof account>;

/** A login that has not been ended. */
export const openSession = z.object({
  session_id: z.uuid(),
  /** Browser and system, such as 'Firefox auf Windows'; '' when unknown. */
  device: z.string(),
  created_at: milliseconds,
  last_used_at: milliseconds,
  /** The one that asks. */
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof openSession>;

/** An invitation to a dialog that the caller has not answered. */
export const invitation = z.object({
  survey_id: publicSurveyId,
  survey_name: z.string(),
  role: roleName,
  /** Name or address of who invited; null once their account is gone. */
  invited_by: z.string().nullable(),
  created_at: milliseconds,
});
export type Invitation = z.infer<typeof invitation>;

export const accountCalls = {
  account: {
    method: 'GET',
    path: '/api/account',
    access: 'author',
    request: z.object({}),
    response: account,
  },
  /**
   * Whatever is left out stays. `avatar` takes an uploaded picture away: null for initials, else the generated one.
   */
  updateAccount: {
    method: 'PUT',
    path: '/api/account',
    access: 'author',
    invalidates: ['account'],
    request: z.object({
      firstName: personName.optional(),
      lastName: personName.optional(),
      language: account.shape.language.optional(),
      theme: account.shape.theme.optional(),
      mention_mails: z.boolean().optional(),
      avatar: generatedAvatar.nullable().optional(),
    }),
    response: account,
  },
  /** Sends the mail again: for the new address when one waits, else for the account's. */
  requestEmailValidation: {
    method: 'POST',
    path: '/api/account/email_validation',
    access: 'author',
    invalidates: [],
    errors: ['email/already-validated', 'throttle/too-many-attempts'],
    request: z.object({}),
    response: done,
  },
  /**
   * Asks the new address for confirmation; until then the old one stays. 409 with `field` password when it is wrong.
   */
  changeEmail: {
    method: 'POST',
    path: '/api/account/email',
    access: 'author',
    invalidates: ['account'],
    errors: ['account/wrong-password', 'email/taken', 'email/unchanged', 'throttle/too-many-attempts'],
    request: z.object({ username: emailAddress, password }),
    response: account,
  },
  /**
   * Ends all other sessions. 409 with `field` password when the old one is wrong, 400 with `new_password` for a weak
   * one.
   */
  changePassword: {
    method: 'POST',
    path: '/api/account/password',
    access: 'author',
    invalidates: ['account', 'sessions'],
    errors: ['account/wrong-password', 'password/weak', 'throttle/too-many-attempts'],
    request: z.object({ password, new_password: password }),
    response: done,
  },
  sessions: {
    method: 'GET',
    path: '/api/account/sessions',
    access: 'author',
    request: z.object({}),
    response: z.object({ sessions: z.array(openSession) }),
  },
  endSession: {
    method: 'DELETE',
    path: '/api/account/sessions/:session_id',
    access: 'author',
    invalidates: ['sessions'],
    errors: ['session/unknown'],
    request: z.object({ session_id: z.uuid() }),
    response: done,
  },
  /** 'Überall abmelden', the caller's own session included. */
  endAllSessions: {
    method: 'DELETE',
    path: '/api/account/sessions',
    access: 'author',
    invalidates: [],
    request: z.object({}),
    response: done,
  },
  invitations: {
    method: 'GET',
    path: '/api/account/invitations',
    access: 'author',
    request: z.object({}),
    response: z.object({ invitations: z.array(invitation) }),
  },
  answerInvitation: {
    method: 'POST',
    path: '/api/account/invitations',
    access: 'author',
    invalidates: ['invitations', ...LIST_READS],
    errors: ['invitation/unknown'],
    request: z.object({ survey_id: surveyId, accept: z.boolean() }),
    response: done,
  },
  /** All that is stored of the account, as JSON to keep. */
  exportAccount: {
    method: 'POST',
    path: '/api/account/export',
    access: 'author',
    invalidates: [],
    whole: true,
    fresh: true,
    request: z.object({}),
    response: z.object({
      exported_at: milliseconds,
      account,
      sessions: z.array(openSession),
      invitations: z.array(invitation),
      api_keys: z.array(apiKey),
      dialogs: z.array(
        z.object({
          survey_id: publicSurveyId,
          survey_name: z.string(),
          role: roleName,
          member_since: milliseconds,
          /** How one keeps it on the dashboard. */
          folder: z.string().nullable(),
          tags: z.array(z.string()),
          archived_at: milliseconds.nullable(),
          /** Settings and blocks, for the dialogs that one owns. */
          content: z.unknown(),
        }),
      ),
      /** What one published oneself, also in dialogs of others; the oldest first. */
      publications: z.array(z.object({ survey_id: publicSurveyId, published_at: milliseconds, note: z.string() })),
      /** The workspaces that one is in, one's own included, whose name is empty. */
      workspaces: z.array(
        z.object({ workspace_id: z.uuid(), name: z.string(), role: roleName, member_since: milliseconds }),
      ),
      /** What one said about blocks, also in dialogs of others; the oldest first. */
      comments: z.array(
        z.object({
          survey_id: publicSurveyId,
          created_at: milliseconds,
          text: z.string(),
          /** The wording that it suggests; null for none. */
          suggested: z.string().nullable(),
        }),
      ),
      audit: z.array(z.object({ act: z.string(), at: milliseconds })),
    }),
  },
  /**
   * What deleting the account would do to one's dialogs, to be shown before: who gets each; null when nobody does, then
   * it is deleted with its answers.
   */
  accountDeletion: {
    method: 'GET',
    path: '/api/account/deletion',
    access: 'author',
    request: z.object({}),
    response: z.object({
      dialogs: z.array(
        z.object({
          survey_id: publicSurveyId,
          survey_name: z.string(),
          handed_to: z.string().nullable(),
          /** Finished live conversations. */
          finished: z.number().int(),
        }),
      ),
      /** The shared workspaces whose Besitzer one is: without anybody who manages it, one ends, and its dialogs stay their owners'. */
      workspaces: z.array(z.object({ workspace_id: z.uuid(), name: z.string(), handed_to: z.string().nullable() })),
    }),
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/account/delete',
    access: 'author',
    fresh: true,
    invalidates: [],
    errors: ['account/last-admin', 'account/wrong-password', 'throttle/too-many-attempts'],
    request: z.object({ password }),
    response: done,
  },
} as const satisfies CallRecords;
