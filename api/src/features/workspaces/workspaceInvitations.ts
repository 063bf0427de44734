import { readAccount } from '../../accounts/findAccount.ts';
import { personOf } from '../../accounts/personOf.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import { CallError } from '../../errors/CallError.ts';
import type { Handler } from '../../calls/handler.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { acceptWorkspaceInvitations } from '../../workspaces/acceptWorkspaceInvitations.ts';

/** The workspaces that the caller's address is invited to and has not answered, the newest first. */
export const workspaceInvitations: Handler<'workspaceInvitations'> = async (_input, { services: { db }, who }) => {
  const { username } = await readAccount(db, who.user_id);
  const rows = await db
    .selectFrom('workspace_invitations')
    .innerJoin('workspaces', 'workspaces.workspace_id', 'workspace_invitations.workspace_id')
    .leftJoin('accounts', 'accounts.user_id', 'invited_by')
    .where('workspace_invitations.email', '=', username.toLowerCase())
    .where('deleted_at', 'is', null)
    .select(['workspaces.workspace_id', 'name', 'role', 'workspace_invitations.created_at'])
    .select(['accounts.username', 'first_name', 'last_name'])
    .orderBy('workspace_invitations.created_at', 'desc')
    .orderBy('workspaces.workspace_id')
    .execute();
  return {
    invitations: rows.map(({ workspace_id, name, role, created_at, ...inviter }) => ({
      workspace_id,
      name,
      role,
      invited_by: inviter.username === null ? null : personOf({ ...inviter, username: inviter.username }),
      created_at: created_at.getTime(),
    })),
  };
};

/** Accepts or declines an invitation; 404 without one. */
export const answerWorkspaceInvitation: Handler<'answerWorkspaceInvitation'> = (input, { services, who }) => {
  const { workspace_id, accept } = input;
  const { db, now } = services;
  return inTransaction(db, async (tx) => {
    const account = await readAccount(tx, who.user_id);
    if (accept) {
      const names = await acceptWorkspaceInvitations(tx, account, [workspace_id], now());
      if (names.length === 0) throw new CallError('invitation/unknown');
      return { msg: 'success' };
    }
    const declined = await tx
      .deleteFrom('workspace_invitations')
      .where('workspace_id', '=', workspace_id)
      .where('email', '=', account.username.toLowerCase())
      .executeTakeFirstOrThrow();
    if (declined.numDeletedRows === 0n) throw new CallError('invitation/unknown');
    await writeAudit(tx, now(), { act: 'workspace_declined', actor_id: who.user_id, detail: workspace_id });
    return { msg: 'success' };
  });
};
