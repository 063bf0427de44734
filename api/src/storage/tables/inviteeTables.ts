import type { MailingKind } from '@dialogwerk/shared/contract';
import type { Generated, JSONColumnType } from 'kysely';

/** The rows about people who are invited by links of their own, as Kysely sees them; part of `Tables`. */
export interface InviteeTables {
  invitee_lists: { survey_id: string; anonymous: boolean; columns: string[] };
  invitees: {
    survey_id: string;
    invitee_id: string;
    place: number;
    email: string | null;
    known: JSONColumnType<Record<string, string>>;
    token_hash: Buffer;
    key_id: string;
    sealed: Buffer;
    invited: Generated<boolean>;
    refused: Generated<string>;
    unsubscribed: Generated<boolean>;
    removed_at: Date | null;
  };
  invitee_uses: { survey_id: string; invitee_id: string; user_id_live: string | null };
  invitee_optouts: { survey_id: string; email_key: Buffer };
  mailings: {
    mailing_id: string;
    survey_id: string;
    kind: MailingKind;
    subject: string;
    letter: string;
    sender: Generated<string>;
    reply_to: Generated<string | null>;
    due_at: Date;
    begun_at: Date | null;
    stopped_at: Date | null;
    sent: Generated<number>;
    refused: Generated<number>;
  };
  letters: {
    mailing_id: string;
    survey_id: string;
    invitee_id: string;
    attempts: Generated<number>;
    next_attempt_at: Date;
  };
}
