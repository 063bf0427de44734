import { writeAudit } from '../../audit/writeAudit.ts';
import { CallError } from '../../errors/CallError.ts';
import type { Handler } from '../../calls/handler.ts';
import { sharedWorkspace } from '../../policies/sharedWorkspace.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { lockWorkspace } from '../../workspaces/lockWorkspace.ts';
import { settleWorkspace } from '../../workspaces/settleMembers.ts';
import { workspaceHeir } from '../../workspaces/workspaceHeir.ts';

/** Goes. The Besitzer is followed by whoever has had 'Voller Zugriff' for longest, and stays where there is nobody. */
export const leaveWorkspace: Handler<'leaveWorkspace'> = async ({ workspace_id }, { services, who }) => {
  await sharedWorkspace({ services, who }, workspace_id, 'use');
  const { db, now } = services;
  return inTransaction(db, async (tx) => {
    await lockWorkspace(tx, workspace_id);
    const { role } = await sharedWorkspace({ services: { ...services, db: tx }, who }, workspace_id, 'use');
    if (role === 'Besitzer') {
      const heir = await workspaceHeir(tx, workspace_id);
      if (!heir) throw new CallError('workspace/last-manager');
      await tx
        .updateTable('workspace_members')
        .set({ role })
        .where('workspace_id', '=', workspace_id)
        .where('user_id', '=', heir.user_id)
        .execute();
    }
    await tx
      .deleteFrom('workspace_members')
      .where('workspace_id', '=', workspace_id)
      .where('user_id', '=', who.user_id)
      .execute();
    await settleWorkspace(tx, workspace_id);
    await writeAudit(tx, now(), { act: 'workspace_left', actor_id: who.user_id, detail: workspace_id });
    return { msg: 'success' };
  });
};
