import { WORKSPACE_LIMITS } from '@dialogwerk/shared/contract';
import { CallError } from '../../errors/CallError.ts';
import type { Handler } from '../../calls/handler.ts';
import { sharedWorkspace } from '../../policies/sharedWorkspace.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { workspacesOf } from '../../workspaces/workspacesOf.ts';

/** Makes a workspace of the author's, or renames one that they manage. */
export const setWorkspace: Handler<'setWorkspace'> = ({ workspace_id, name }, { services, who }) => {
  const { db, now } = services;
  return inTransaction(db, async (tx) => {
    const made = await tx
      .insertInto('workspaces')
      .values({ workspace_id, name, personal_of: null, created_at: new Date(now()) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (made.numInsertedOrUpdatedRows === 1n) {
      const others = await workspacesOf(tx, who.user_id);
      if (others.filter(({ is_personal }) => !is_personal).length >= WORKSPACE_LIMITS.most)
        throw new CallError('workspace/too-many');
      await tx
        .insertInto('workspace_members')
        .values({ workspace_id, user_id: who.user_id, role: 'Besitzer', created_at: new Date(now()) })
        .execute();
      return { msg: 'success' };
    }
    await sharedWorkspace({ services: { ...services, db: tx }, who }, workspace_id, 'manage');
    await tx.updateTable('workspaces').set({ name }).where('workspace_id', '=', workspace_id).execute();
    return { msg: 'success' };
  });
};
