import { publicMediaPath } from '@dialogwerk/shared/contract';
import type { Account as OwnAccount, GeneratedAvatar } from '@dialogwerk/shared/contract';
import type { Account } from './findAccount.ts';

/** An account as its owner sees it. */
export function accountOf(row: Account): OwnAccount {
  return {
    user_id: row.user_id,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    admin: row.admin,
    email_validated: row.email_validated_at !== null,
    pending_email: row.pending_email,
    language: row.language,
    theme: row.theme,
    mention_mails: row.mention_mails,
    avatar_src: row.avatar_file ? publicMediaPath(row.avatar_file) : avatarAddress(row.avatar),
    avatar_uploaded: row.avatar_file !== null,
    avatar: row.avatar,
    created_at: row.created_at.getTime(),
    password_changed_at: row.password_changed_at.getTime(),
  };
}

/** Where the generated picture is: its options are in the address. */
function avatarAddress(avatar: GeneratedAvatar | null): string | null {
  if (!avatar) return null;
  const { seed, ...options } = avatar;
  const query = new URLSearchParams(
    Object.entries(options).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return `/avatars/${encodeURIComponent(seed)}.svg${query.size > 0 ? `?${query}` : ''}`;
}
