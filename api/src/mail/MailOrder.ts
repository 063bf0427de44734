import { z } from 'zod';

const dialogs = z.array(z.object({ survey_id: z.string(), survey_name: z.string() })).min(1);

/** Which mail to send, and what its text needs; the link is made when it is sent. */
export const mailOrder = z.discriminatedUnion('kind', [
  /** To a team, for an account that exists or not. */
  z.object({
    kind: z.literal('invitation'),
    user_id: z.uuid().nullable(),
    inviter: z.string(),
    role: z.string(),
    dialogs,
  }),
  /** From an admin: a new account without a dialog. */
  z.object({ kind: z.literal('registration'), inviter: z.string() }),
  z.object({ kind: z.literal('login'), user_id: z.uuid() }),
  z.object({ kind: z.literal('reset'), user_id: z.uuid() }),
  z.object({ kind: z.literal('validation'), user_id: z.uuid() }),
  /** To the old address. */
  z.object({ kind: z.literal('email_changed'), new_address: z.string() }),
  z.object({ kind: z.literal('password_changed') }),
  /** To who gets the dialogs of someone who left. */
  z.object({ kind: z.literal('handed_over'), dialogs }),
  /** To who gets a dialog from an admin. */
  z.object({ kind: z.literal('given'), dialogs }),
  /** To who is mentioned in a comment. What was said stays in the product. */
  z.object({ kind: z.literal('mentioned'), author: z.string(), survey_name: z.string() }),
  /** To who may edit a dialog; in bytes. */
  z.object({ kind: z.literal('files_nearly_full'), survey_name: z.string(), used: z.number(), limit: z.number() }),
  /** To admins. */
  z.object({ kind: z.literal('trial_taken_back'), part: z.string(), version: z.string() }),
  z.object({ kind: z.literal('version_taken_back'), part: z.string(), version: z.string() }),
  z.object({ kind: z.literal('account_deleted') }),
  /** To nobody: asking for a link takes the same time for an address without an account. */
  z.object({ kind: z.literal('nobody') }),
]);
export type MailOrder = z.infer<typeof mailOrder>;
