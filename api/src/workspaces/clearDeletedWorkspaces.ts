import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables/tables.ts';

/** Deletes for good the workspaces that were put aside before a moment, with their brand kits and files; nobody is in a dialog by them. */
export async function clearDeletedWorkspaces(db: Kysely<Tables>, deletedBefore: Date): Promise<void> {
  await db.deleteFrom('workspaces').where('deleted_at', '<', deletedBefore).execute();
}
