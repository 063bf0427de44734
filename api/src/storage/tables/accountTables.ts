import type { ApiScope, GeneratedAvatar, RoleName } from '@dialogwerk/shared/contract';
import type { ColumnType, Generated } from 'kysely';

/** What the link of a mail is for. */
export type LinkPurpose = 'login' | 'registration' | 'invitation' | 'validation' | 'reset';

/** The rows about accounts and how people come to them, as Kysely sees them; part of `Tables`. */
export interface AccountTables {
  accounts: {
    user_id: string;
    username: string;
    first_name: string | null;
    last_name: string | null;
    password_hash: string;
    admin: Generated<boolean>;
    created_at: Generated<Date>;
    disabled_at: Date | null;
    email_validated_at: Date | null;
    pending_email: string | null;
    language: Generated<'de' | 'en'>;
    theme: Generated<'system' | 'light' | 'dark'>;
    mention_mails: Generated<boolean>;
    avatar: ColumnType<GeneratedAvatar | null, string | null, string | null>;
    avatar_file: string | null;
    password_changed_at: Generated<Date>;
    password_expires_at: Date | null;
    last_login_at: Date | null;
  };
  api_keys: {
    key_id: string;
    user_id: string;
    name: string;
    scopes: ApiScope[];
    key_hash: Buffer;
    hint: string;
    made_at: Date;
    ends_at: Date | null;
    last_used_at: Date | null;
    revoked_at: Date | null;
  };
  one_time_links: {
    token_hash: Buffer;
    purpose: LinkPurpose;
    user_id: string | null;
    email: string;
    survey_ids: Generated<string[]>;
    workspace_ids: Generated<string[]>;
    expires_at: Date;
  };
  invitations: {
    survey_id: string;
    email: string;
    role: Exclude<RoleName, 'Besitzer'>;
    invited_by: string | null;
    created_at: Date;
  };
}
