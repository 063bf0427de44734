import type { Handler } from '../../../calls/handler.ts';
import { maySharePermission } from '../../../policies/rights.ts';
import { workspacesOf } from '../../../workspaces/workspacesOf.ts';
import { shownKit } from './shownKit.ts';

/** The kits of all workspaces that the author is in, by name. */
export const brandKits: Handler<'brandKits'> = async (_input, { services: { db }, who }) => {
  const workspaces = await workspacesOf(db, who.user_id);
  const kits = await db
    .selectFrom('brand_kits')
    .innerJoin('workspace_members', 'workspace_members.workspace_id', 'brand_kits.workspace_id')
    .where('user_id', '=', who.user_id)
    .where('deleted_at', 'is', null)
    .select(['kit_id', 'brand_kits.workspace_id', 'name', 'version', 'look', 'role'])
    .orderBy('name')
    .orderBy('kit_id')
    .execute();
  return {
    kits: kits.map(shownKit),
    workspaces: workspaces
      .filter(({ role }) => maySharePermission(role) === 1)
      .map(({ workspace_id, name, is_personal }) => ({ workspace_id, name, is_personal })),
  };
};
