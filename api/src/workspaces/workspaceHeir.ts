import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables/tables.ts';

/** Who becomes a workspace's Besitzer after somebody: whoever has had 'Voller Zugriff' for longest; null for nobody. */
export async function workspaceHeir(
  db: Kysely<Tables>,
  workspace_id: string,
): Promise<{ readonly user_id: string; readonly username: string } | null> {
  const heir = await db
    .selectFrom('workspace_members')
    .innerJoin('accounts', 'accounts.user_id', 'workspace_members.user_id')
    .where('workspace_id', '=', workspace_id)
    .where('role', '=', 'Voller Zugriff')
    .where('disabled_at', 'is', null)
    .select(['accounts.user_id', 'username'])
    .orderBy('workspace_members.created_at')
    .orderBy('accounts.user_id')
    .executeTakeFirst();
  return heir ?? null;
}
