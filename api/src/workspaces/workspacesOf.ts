import type { RoleName } from '@dialogwerk/shared/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables/tables.ts';

/** A workspace that somebody is in. */
export interface WorkspaceOfAuthor {
  readonly workspace_id: string;
  /** Empty for the own one. */
  readonly name: string;
  readonly is_personal: boolean;
  readonly role: RoleName;
}

/** All workspaces that the person is in, their own first if it was made already, the others by name. */
export async function workspacesOf(db: Kysely<Tables>, user_id: string): Promise<readonly WorkspaceOfAuthor[]> {
  const rows = await db
    .selectFrom('workspace_members')
    .innerJoin('workspaces', 'workspaces.workspace_id', 'workspace_members.workspace_id')
    .where('workspace_members.user_id', '=', user_id)
    .where('deleted_at', 'is', null)
    .select(['workspaces.workspace_id', 'name', 'personal_of', 'role'])
    .orderBy((eb) => eb('personal_of', 'is', null))
    .orderBy('name')
    .orderBy('workspaces.workspace_id')
    .execute();
  return rows.map(({ personal_of, ...workspace }) => Object.assign(workspace, { is_personal: personal_of !== null }));
}
