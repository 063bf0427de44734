import type { Person } from '@dialogwerk/shared/contract';
import type { Kysely } from 'kysely';
import { personName } from '../../accounts/personName.ts';
import { rightsOf } from '../../policies/rights.ts';
import type { Tables } from '../../storage/tables/tables.ts';

interface TeamMember extends Person {
  /** The address they log in with. */
  readonly username: string;
  /** Wants a mail where a comment mentions them. */
  readonly mention_mails: boolean;
}

/** Who sees the comments of a dialog, by name: whoever may open it in the configurator. */
export async function teamOf(db: Kysely<Tables>, survey_id: string): Promise<TeamMember[]> {
  const rows = await db
    .selectFrom('members')
    .innerJoin('accounts', 'accounts.user_id', 'members.user_id')
    .where('survey_id', '=', survey_id)
    .select(['accounts.user_id', 'role', 'username', 'first_name', 'last_name', 'mention_mails'])
    .execute();
  return rows
    .filter(({ role }) => rightsOf[role].bearbeiten === 1)
    .map(({ user_id, mention_mails, ...account }) => ({
      user_id,
      username: account.username,
      mention_mails,
      name: personName(account),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'de'));
}
