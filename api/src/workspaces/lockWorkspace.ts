import type { Kysely } from 'kysely';
import { CallError } from '../errors/CallError.ts';
import type { Tables } from '../storage/tables/tables.ts';

/**
 * Keeps a shared workspace as it is until the transaction ends, before any of its dialogs is locked; 404 where it is not there (any more).
 * `share`: others may put dialogs into it at the same time.
 */
export async function lockWorkspace(
  tx: Kysely<Tables>,
  workspace_id: string,
  kind: 'update' | 'share' = 'update',
): Promise<{ readonly name: string }> {
  const query = tx
    .selectFrom('workspaces')
    .where('workspace_id', '=', workspace_id)
    .where('personal_of', 'is', null)
    .where('deleted_at', 'is', null)
    .select('name');
  const workspace = await (kind === 'update' ? query.forUpdate() : query.forShare()).executeTakeFirst();
  if (!workspace) throw new CallError('workspace/unknown');
  return workspace;
}
