import type { Kysely } from 'kysely';
import { writeAudit } from '../audit/writeAudit.ts';
import type { Act } from '../audit/writeAudit.ts';
import type { Tables } from '../storage/tables/tables.ts';
import { giveOwnRoles } from '../workspaces/ownRoles.ts';
import type { Account } from './findAccount.ts';

/**
 * Makes an account a member of the dialogs that its address was invited to, of those that are named; gives their names.
 * Inside the transaction of the caller. A role that the account has already stays.
 */
export async function acceptInvitations(
  tx: Kysely<Tables>,
  { user_id, username }: Pick<Account, 'user_id' | 'username'>,
  survey_ids: readonly string[],
  now: number,
): Promise<string[]> {
  if (survey_ids.length === 0) return [];
  const accepted = await tx
    .deleteFrom('invitations')
    .using('surveys')
    .whereRef('surveys.survey_id', '=', 'invitations.survey_id')
    .where('deleted_at', 'is', null)
    .where('email', '=', username.toLowerCase())
    .where('invitations.survey_id', 'in', [...survey_ids])
    .returning(['invitations.survey_id', 'role', 'survey_name'])
    .execute();
  if (accepted.length === 0) return [];
  await giveOwnRoles(tx, user_id, accepted, { keeps: true, at: new Date(now) });
  const acts = accepted.map(({ survey_id, role }): Act => ({
    act: 'member_joined',
    actor_id: user_id,
    survey_id,
    detail: role,
  }));
  await writeAudit(tx, now, ...acts);
  return accepted.map((invitation) => invitation.survey_name);
}
