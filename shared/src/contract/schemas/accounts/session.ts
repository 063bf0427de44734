import { z } from 'zod';
import type { CallRecords } from '../../CallRecord.ts';
import { canonicalEmail } from '../../plainText.ts';
import { password, personName, authUser } from './account.ts';
import { done, emailAddress } from '../primitives.ts';

/** Whatever a login takes for an address, in the form in which addresses are kept. */
const username = z.string().max(1_000).overwrite(canonicalEmail).min(1).max(320);
/** What a link in a mail holds. */
const linkToken = z.string().min(1).max(500);
const tokens = { token: z.string(), refresh_token: z.string() };
/** What the browser is known by at the next login, so that failures of strangers do not keep its owner out. */
const device = z.string().max(200);

export const refreshCalls = {
  refresh: {
    method: 'POST',
    path: '/api/refresh',
    access: 'refresh',
    request: z.object({}),
    response: z.object(tokens),
  },
} as const satisfies CallRecords;

export const sessionCalls = {
  login: {
    method: 'POST',
    path: '/api/login',
    access: 'public',
    invalidates: [],
    errors: ['account/disabled', 'login/invalid-credentials', 'login/password-expired', 'throttle/too-many-attempts'],
    request: z.object({ username, password, device: device.optional() }),
    response: z.object({ success: z.literal(true), ...tokens, device, ...authUser.shape }),
  },
  logout: {
    method: 'POST',
    path: '/api/logout',
    access: 'anyone-with-token',
    invalidates: [],
    request: z.object({}),
    response: done,
  },
  magicLinkRegistration: {
    method: 'POST',
    path: '/api/magic_link_registration',
    access: 'public',
    invalidates: [],
    errors: [
      'account/disabled',
      'link/invalid',
      'password/weak',
      'registration/exists',
      'registration/other-address',
      'throttle/too-many-attempts',
    ],
    request: z.object({
      username: username.optional(),
      firstName: personName,
      lastName: personName,
      password,
      magic_link: linkToken,
    }),
    response: z.object({ success: z.literal(true), ...tokens, device, user_id: z.string(), msg: z.string() }),
  },
  /**
   * Opens the link of a mail. A login link gives a session and is used up; a registration link says for which
   * address `magicLinkRegistration` makes an account; an invitation to an account that exists is accepted by it. 400
   * 'Ungültiger Link…' for a link that does not count (any more), here and in the calls below that take a link's
   * token.
   */
  magicLink: {
    method: 'POST',
    path: '/api/magic_link',
    access: 'public',
    invalidates: [],
    errors: ['account/disabled', 'link/invalid', 'throttle/too-many-attempts'],
    request: z.object({ magic_link: linkToken }),
    response: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('login'), success: z.literal(true), ...tokens, device, ...authUser.shape }),
      z.object({ kind: z.literal('registration'), username: z.string() }),
      z.object({
        kind: z.literal('accepted'),
        username: z.string(),
        survey_names: z.array(z.string()),
        workspace_names: z.array(z.string()),
      }),
    ]),
  },
  verifyToken: {
    method: 'POST',
    path: '/api/verify-token',
    access: 'anyone-with-token',
    invalidates: [],
    request: z.object({}),
    response: z.object({ success: z.literal(true), user_id: z.string(), kind: z.enum(['author', 'respondent']) }),
  },
  /** The same answer, after the same work, whether or not there is such an account. */
  requestMagicLink: {
    method: 'POST',
    path: '/api/magic_link/request',
    access: 'public',
    invalidates: [],
    errors: ['throttle/too-many-attempts'],
    request: z.object({ username: emailAddress }),
    response: done,
  },
  requestPasswordReset: {
    method: 'POST',
    path: '/api/reset_password/request',
    access: 'public',
    invalidates: [],
    errors: ['throttle/too-many-attempts'],
    request: z.object({ username: emailAddress }),
    response: done,
  },
  /**
   * Ends all sessions of the account; the next login is with the new password. 400 with `field` for a weak password.
   */
  resetPassword: {
    method: 'POST',
    path: '/api/reset_password',
    access: 'public',
    invalidates: [],
    errors: ['account/disabled', 'link/invalid', 'password/weak', 'throttle/too-many-attempts'],
    request: z.object({ token: linkToken, password }),
    response: z.object({ msg: z.literal('success'), username: z.string(), device }),
  },
  /** Confirms the address of the account, or makes the one that was asked for its new one. */
  confirmEmail: {
    method: 'POST',
    path: '/api/email_validation',
    access: 'public',
    invalidates: ['account', 'sessions'],
    errors: ['email/taken', 'link/invalid', 'throttle/too-many-attempts'],
    request: z.object({ token: linkToken }),
    response: z.object({ msg: z.literal('success'), username: z.string() }),
  },
} as const satisfies CallRecords;
