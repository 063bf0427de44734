import type { Account } from '@dialogwerk/shared/contract';
import { anAuthor } from './anAuthor.ts';

/** The account of `anAuthor`, with any fields replaced. */
export function anAccount(fields: Partial<Account> = {}): Account {
  return {
    ...anAuthor(),
    email_validated: true,
    pending_email: null,
    language: 'de',
    theme: 'system',
    mention_mails: true,
    avatar_src: null,
    avatar_uploaded: false,
    avatar: null,
    created_at: 1_760_000_000_000,
    password_changed_at: 1_760_000_000_000,
    ...fields,
  };
}
