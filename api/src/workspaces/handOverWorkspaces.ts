import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables/tables.ts';
import { placeSurveys } from './placeSurveys.ts';
import { workspaceHeir } from './workspaceHeir.ts';

/** A shared workspace whose Besitzer leaves, and who gets it. */
interface OwnedWorkspace {
  readonly workspace_id: string;
  readonly name: string;
  readonly heir: Awaited<ReturnType<typeof workspaceHeir>>;
}

/** The shared workspaces whose Besitzer an account is, by name, each with who would follow. */
export async function ownedWorkspaces(db: Kysely<Tables>, user_id: string): Promise<OwnedWorkspace[]> {
  const rows = await owned(db, user_id).where('deleted_at', 'is', null).execute();
  const found: OwnedWorkspace[] = [];
  for (const row of rows) found.push({ ...row, heir: await workspaceHeir(db, row.workspace_id) });
  return found;
}

/**
 * Gives the workspaces of an account that is about to be deleted to who follows; one that nobody else manages ends, and its dialogs
 * stay their owners'. So do those that lie in the bin. Inside the transaction of the deletion, before dialogs are locked.
 */
export async function handOverWorkspaces(tx: Kysely<Tables>, user_id: string): Promise<void> {
  for (const { workspace_id } of await owned(tx, user_id).forUpdate('workspaces').execute()) {
    const heir = await workspaceHeir(tx, workspace_id);
    if (heir) {
      await tx
        .updateTable('workspace_members')
        .set({ role: 'Besitzer' })
        .where('workspace_id', '=', workspace_id)
        .where('user_id', '=', heir.user_id)
        .execute();
      continue;
    }
    const surveys = await tx
      .selectFrom('surveys')
      .where('workspace_id', '=', workspace_id)
      .select('survey_id')
      .execute();
    await placeSurveys(
      tx,
      surveys.map(({ survey_id }) => survey_id),
      null,
    );
    await tx.deleteFrom('workspaces').where('workspace_id', '=', workspace_id).execute();
  }
}

const owned = (db: Kysely<Tables>, user_id: string) =>
  db
    .selectFrom('workspaces')
    .innerJoin('workspace_members', 'workspace_members.workspace_id', 'workspaces.workspace_id')
    .where('user_id', '=', user_id)
    .where('role', '=', 'Besitzer')
    .where('personal_of', 'is', null)
    .select(['workspaces.workspace_id', 'name'])
    .orderBy('name')
    .orderBy('workspaces.workspace_id');
