import { z } from 'zod';

const dialogs = z.array(z.object({ survey_id: z.string(), survey_name: z.string() })).min(1);

/** A wish that a second person has to agree to; of a dialog or a multi-chat. */
const wish = {
  wants: z.enum(['publication', 'off']),
  name: z.string(),
  survey_id: z.string().nullable(),
  manager: z.number().int().nullable(),
};

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
  /** To a workspace, for an account that exists or not. */
  z.object({
    kind: z.literal('workspace_invitation'),
    user_id: z.uuid().nullable(),
    inviter: z.string(),
    role: z.string(),
    workspace: z.object({ workspace_id: z.uuid(), name: z.string() }),
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
  z.object({
    kind: z.literal('mentioned'),
    author: z.string(),
    survey_name: z.string(),
    /** Where it stands; null in mails that an earlier version has put on their way. */
    place: z.object({ survey_id: z.string(), comment_id: z.uuid() }).nullable().default(null),
  }),
  /** To who may approve what an author wants to publish, and to that author once it is decided. What they say stays in the product. */
  z.object({ kind: z.literal('approval_asked'), author: z.string(), ...wish }),
  z.object({ kind: z.literal('approval_decided'), author: z.string(), approved: z.boolean(), ...wish }),
  /** To who may edit a dialog; in bytes. */
  z.object({ kind: z.literal('files_nearly_full'), survey_name: z.string(), used: z.number(), limit: z.number() }),
  /** To admins. */
  z.object({ kind: z.literal('trial_taken_back'), part: z.string(), version: z.string() }),
  z.object({ kind: z.literal('version_taken_back'), part: z.string(), version: z.string() }),
  /** To a dialog's owner: another system is told nothing more, because it failed for a day or has asked for it. */
  z.object({
    kind: z.literal('webhook_off'),
    survey_id: z.string(),
    survey_name: z.string(),
    host: z.string(),
    why: z.enum(['failing', 'gone']),
  }),
  z.object({ kind: z.literal('account_deleted') }),
  /** To an author: a mail to invited people as the first of them would get it. */
  z.object({
    kind: z.literal('letter_trial'),
    survey_name: z.string(),
    /** Of the dialog; orders that wait from before have none. */
    language: z.string().default('de'),
    subject: z.string(),
    letter: z.string(),
    known: z.record(z.string(), z.string()),
  }),
  /** To nobody: asking for a link takes the same time for an address without an account. */
  z.object({ kind: z.literal('nobody') }),
]);
export type MailOrder = z.infer<typeof mailOrder>;
