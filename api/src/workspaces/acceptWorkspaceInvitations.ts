import type { Kysely } from 'kysely';
import type { Account } from '../accounts/findAccount.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import type { Tables } from '../storage/tables/tables.ts';
import { settleWorkspace } from './settleMembers.ts';

/**
 * Makes an account a member of the workspaces that its address was invited to, of those that are named; gives their names. Inside the
 * transaction of the caller. A role that the account has already stays.
 */
export async function acceptWorkspaceInvitations(
  tx: Kysely<Tables>,
  { user_id, username }: Pick<Account, 'user_id' | 'username'>,
  workspace_ids: readonly string[],
  now: number,
): Promise<string[]> {
  const names: string[] = [];
  for (const workspace_id of workspace_ids.toSorted()) {
    const workspace = await tx
      .selectFrom('workspaces')
      .where('workspace_id', '=', workspace_id)
      .where('deleted_at', 'is', null)
      .select('name')
      .forUpdate()
      .executeTakeFirst();
    const invitation = await tx
      .deleteFrom('workspace_invitations')
      .where('workspace_id', '=', workspace_id)
      .where('email', '=', username.toLowerCase())
      .returning('role')
      .executeTakeFirst();
    if (!workspace || !invitation) continue;
    const { role } = invitation;
    await tx
      .insertInto('workspace_members')
      .values({ workspace_id, user_id, role, created_at: new Date(now) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await settleWorkspace(tx, workspace_id);
    await writeAudit(tx, now, { act: 'workspace_joined', actor_id: user_id, detail: `${workspace_id} ${role}` });
    names.push(workspace.name);
  }
  return names;
}
