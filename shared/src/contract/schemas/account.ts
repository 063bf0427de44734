import { z } from 'zod';
import { canonicalEmail, plainName } from '../plainText.ts';
import { generatedAvatar } from './avatar.ts';
import { done, emailAddress, milliseconds, publicSurveyId, surveyId } from './primitives.ts';
import { roleName } from './survey.ts';

/** Whatever a login takes for an address, in the form in which addresses are kept. */
const username = z.string().max(1_000).overwrite(canonicalEmail).min(1).max(320);
const password = z.string().min(1).max(1_000);
/** What a link in a mail holds. */
const linkToken = z.string().min(1).max(500);
const personName = z
  .string()
  .overwrite(plainName)
  .min(1, 'Bitte geben Sie einen Namen ein, der zu lesen ist.')
  .max(100);

/** Auth user (spec §3). */
const authUser = z.object({
  username: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  user_id: z.string(),
  /** Admin side of the installation. */
  admin: z.boolean(),
});
export type AuthUser = z.infer<typeof authUser>;

const tokens = { token: z.string(), refresh_token: z.string() };
/** What the browser is known by at the next login, so that failures of strangers do not keep its owner out. */
const device = z.string().max(200);

export const login = {
  request: z.object({ username, password, device: device.optional() }),
  response: z.object({ success: z.literal(true), ...tokens, device, ...authUser.shape }),
};

export const logout = { request: z.object({}), response: done };

export const magicLinkRegistration = {
  request: z.object({
    username: username.optional(),
    firstName: personName,
    lastName: personName,
    password,
    magic_link: linkToken,
  }),
  response: z.object({ success: z.literal(true), ...tokens, device, user_id: z.string(), msg: z.string() }),
};

/**
 * Opens the link of a mail. A login link gives a session and is used up; a registration link says for which address
 * `magicLinkRegistration` makes an account; an invitation to an account that exists is accepted by it. 400 'Ungültiger
 * Link…' for a link that does not count (any more), here and in the calls below that take a link's token.
 */
export const magicLink = {
  request: z.object({ magic_link: linkToken }),
  response: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('login'), success: z.literal(true), ...tokens, device, ...authUser.shape }),
    z.object({ kind: z.literal('registration'), username: z.string() }),
    z.object({ kind: z.literal('accepted'), username: z.string(), survey_names: z.array(z.string()) }),
  ]),
};

export const verifyToken = {
  request: z.object({}),
  response: z.object({ success: z.literal(true), user_id: z.string(), kind: z.enum(['author', 'respondent']) }),
};

export const refresh = { request: z.object({}), response: z.object(tokens) };

/** The same answer, after the same work, whether or not there is such an account. */
export const requestMagicLink = { request: z.object({ username: emailAddress }), response: done };
export const requestPasswordReset = { request: z.object({ username: emailAddress }), response: done };

/** Ends all sessions of the account; the next login is with the new password. 400 with `field` for a weak password. */
export const resetPassword = {
  request: z.object({ token: linkToken, password }),
  response: z.object({ msg: z.literal('success'), username: z.string(), device }),
};

/** Confirms the address of the account, or makes the one that was asked for its new one. */
export const confirmEmail = {
  request: z.object({ token: linkToken }),
  response: z.object({ msg: z.literal('success'), username: z.string() }),
};

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
  /** Where the picture is: an uploaded one, else the generated one; null for initials. */
  avatar_src: z.string().nullable(),
  /** An uploaded picture is shown rather than the generated one. */
  avatar_uploaded: z.boolean(),
  avatar: generatedAvatar.nullable(),
  created_at: milliseconds,
  password_changed_at: milliseconds,
});
export type Account = z.infer<typeof account>;

export const ownAccount = { request: z.object({}), response: account };

/** Whatever is left out stays. `avatar` takes an uploaded picture away: null for initials, else the generated one. */
export const updateAccount = {
  request: z.object({
    firstName: personName.optional(),
    lastName: personName.optional(),
    language: account.shape.language.optional(),
    theme: account.shape.theme.optional(),
    avatar: generatedAvatar.nullable().optional(),
  }),
  response: account,
};

/** Sends the mail again: for the new address when one waits, else for the account's. */
export const requestEmailValidation = { request: z.object({}), response: done };

/** Asks the new address for confirmation; until then the old one stays. 409 with `field` password when it is wrong. */
export const changeEmail = { request: z.object({ username: emailAddress, password }), response: account };

/** Ends all other sessions. 409 with `field` password when the old one is wrong, 400 with `new_password` for a weak one. */
export const changePassword = { request: z.object({ password, new_password: password }), response: done };

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

export const sessions = { request: z.object({}), response: z.object({ sessions: z.array(openSession) }) };
export const endSession = { request: z.object({ session_id: z.uuid() }), response: done };
export const endAllSessions = { request: z.object({}), response: done };

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

export const invitations = { request: z.object({}), response: z.object({ invitations: z.array(invitation) }) };
export const answerInvitation = { request: z.object({ survey_id: surveyId, accept: z.boolean() }), response: done };

/** All that is stored of the account, as JSON to keep. */
export const exportAccount = {
  request: z.object({}),
  response: z.object({
    exported_at: milliseconds,
    account,
    sessions: z.array(openSession),
    invitations: z.array(invitation),
    dialogs: z.array(
      z.object({
        survey_id: publicSurveyId,
        survey_name: z.string(),
        role: roleName,
        member_since: milliseconds,
        /** Settings and blocks, for the dialogs that one owns. */
        content: z.unknown(),
      }),
    ),
    audit: z.array(z.object({ act: z.string(), at: milliseconds })),
  }),
};

/** For each dialog that one owns: who gets it; null when nobody does, then it is deleted with its answers. */
export const accountDeletion = {
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
  }),
};

export const deleteAccount = { request: z.object({ password }), response: done };
