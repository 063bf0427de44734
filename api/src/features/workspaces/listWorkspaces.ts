import { sql } from 'kysely';
import type { Handler } from '../../calls/handler.ts';
import { restorableSince } from '../../storage/database/clearDeleted.ts';

/** The shared workspaces of an author, with how many people and dialogs are in each, and those of theirs that can come back. */
export const listWorkspaces: Handler<'listWorkspaces'> = async (_input, { services: { db, now }, who }) => {
  const own = db
    .selectFrom('workspaces')
    .innerJoin('workspace_members as own', 'own.workspace_id', 'workspaces.workspace_id')
    .where('own.user_id', '=', who.user_id)
    .where('personal_of', 'is', null)
    .select(['workspaces.workspace_id', 'name']);
  const workspaces = await own
    .where('deleted_at', 'is', null)
    .select('own.role')
    .select(
      sql<number>`(select count(*) from workspace_members m where m.workspace_id = workspaces.workspace_id)`.as(
        'members',
      ),
    )
    .select(
      sql<number>`(select count(*) from surveys s where s.workspace_id = workspaces.workspace_id and s.deleted_at is null)`.as(
        'surveys',
      ),
    )
    .orderBy(sql`name collate german_names`)
    .orderBy('workspaces.workspace_id')
    .execute();
  const deleted = await own
    .where('own.role', '=', 'Besitzer')
    .where('deleted_at', '>=', restorableSince(now()))
    .select('deleted_at')
    .orderBy('deleted_at', 'desc')
    .execute();
  return {
    workspaces,
    deleted: deleted.flatMap(({ deleted_at, ...one }) =>
      deleted_at === null ? [] : [{ ...one, deleted_at: deleted_at.getTime() }],
    ),
  };
};
