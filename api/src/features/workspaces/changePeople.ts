import type { Act } from '../../audit/writeAudit.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import { CallError } from '../../errors/CallError.ts';
import type { Handler } from '../../calls/handler.ts';
import { sharedWorkspace } from '../../policies/sharedWorkspace.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { settleWorkspace } from '../../workspaces/settleMembers.ts';
import { personIn } from './personIn.ts';

/** Gives a member, or somebody who is invited, another role, at once in each dialog of the workspace. */
export const changeWorkspaceRole: Handler<'changeWorkspaceRole'> = async (input, context) => {
  const { services, who } = context;
  const { workspace_id, name, new_role: role } = input;
  await sharedWorkspace(context, workspace_id, 'manage');
  return inTransaction(services.db, async (tx) => {
    const { member, invited } = await personIn(tx, context, input);
    if (!member && !invited) throw new CallError('workspace/unknown-member', { name });
    if (member) {
      await tx
        .updateTable('workspace_members')
        .set({ role })
        .where('workspace_id', '=', workspace_id)
        .where('user_id', '=', member.user_id)
        .execute();
      await settleWorkspace(tx, workspace_id);
    }
    await tx
      .updateTable('workspace_invitations')
      .set({ role })
      .where('workspace_id', '=', workspace_id)
      .where('email', '=', name.toLowerCase())
      .execute();
    const target_id = member?.user_id ?? null;
    const act: Act = { act: 'workspace_changed', actor_id: who.user_id, target_id, detail: `${workspace_id} ${role}` };
    await writeAudit(tx, services.now(), act);
    return { msg: 'success' };
  });
};

/** Takes a member out, or an invitation back; what the workspace gave them ends at once. */
export const removeFromWorkspace: Handler<'removeFromWorkspace'> = async (input, context) => {
  const { services, who } = context;
  const { workspace_id, name } = input;
  await sharedWorkspace(context, workspace_id, 'manage');
  return inTransaction(services.db, async (tx) => {
    const { member, invited } = await personIn(tx, context, input);
    if (!member && !invited) throw new CallError('workspace/unknown-member', { name });
    if (member) {
      await tx
        .deleteFrom('workspace_members')
        .where('workspace_id', '=', workspace_id)
        .where('user_id', '=', member.user_id)
        .execute();
      await settleWorkspace(tx, workspace_id);
    }
    await tx
      .deleteFrom('workspace_invitations')
      .where('workspace_id', '=', workspace_id)
      .where('email', '=', name.toLowerCase())
      .execute();
    const target_id = member?.user_id ?? null;
    const act: Act = { act: 'workspace_removed', actor_id: who.user_id, target_id, detail: workspace_id };
    await writeAudit(tx, services.now(), act);
    return { msg: 'success' };
  });
};
