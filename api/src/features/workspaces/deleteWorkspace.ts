import { writeAudit } from '../../audit/writeAudit.ts';
import { CallError } from '../../errors/CallError.ts';
import type { Handler } from '../../calls/handler.ts';
import { sharedWorkspace } from '../../policies/sharedWorkspace.ts';
import { restorableSince } from '../../storage/database/clearDeleted.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { lockWorkspace } from '../../workspaces/lockWorkspace.ts';
import { settleWorkspace } from '../../workspaces/settleMembers.ts';

/** Puts a workspace aside: who is in its dialogs by it alone is not any more. What stands in it keeps its place for 30 days. */
export const deleteWorkspace: Handler<'deleteWorkspace'> = async ({ workspace_id }, { services, who }) => {
  await sharedWorkspace({ services, who }, workspace_id, 'delete');
  const { db, now } = services;
  return inTransaction(db, async (tx) => {
    await lockWorkspace(tx, workspace_id);
    await sharedWorkspace({ services: { ...services, db: tx }, who }, workspace_id, 'delete');
    await tx
      .updateTable('workspaces')
      .set({ deleted_at: new Date(now()) })
      .where('workspace_id', '=', workspace_id)
      .execute();
    await settleWorkspace(tx, workspace_id);
    await writeAudit(tx, now(), { act: 'workspace_deleted', actor_id: who.user_id, detail: workspace_id });
    return { msg: 'success' };
  });
};

/** Brings a workspace back with its people, and with its dialogs unless they stand in another one by now. */
export const restoreWorkspace: Handler<'restoreWorkspace'> = ({ workspace_id }, { services, who }) => {
  const { db, now } = services;
  return inTransaction(db, async (tx) => {
    const deleted = await tx
      .selectFrom('workspaces')
      .innerJoin('workspace_members', 'workspace_members.workspace_id', 'workspaces.workspace_id')
      .where('workspaces.workspace_id', '=', workspace_id)
      .where('user_id', '=', who.user_id)
      .where('deleted_at', '>=', restorableSince(now()))
      .select('role')
      .forUpdate('workspaces')
      .executeTakeFirst();
    if (!deleted) throw new CallError('workspace/unknown');
    if (deleted.role !== 'Besitzer')
      throw new CallError('role/insufficient', { role: deleted.role, need: 'deleteWorkspace' });
    await tx.updateTable('workspaces').set({ deleted_at: null }).where('workspace_id', '=', workspace_id).execute();
    await settleWorkspace(tx, workspace_id);
    await writeAudit(tx, now(), { act: 'workspace_restored', actor_id: who.user_id, detail: workspace_id });
    return { msg: 'success' };
  });
};
