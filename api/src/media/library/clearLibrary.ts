import { sql } from 'kysely';
import type { Services } from '../../services.ts';
import { forEachSettled } from '../../forEachSettled.ts';
import { deleteVariant, deleteVariantsOf } from '../variants/posters.ts';

/** How long what was deleted can come back, as with dialogs. */
const DELETED_MS = 30 * 24 * 60 * 60_000;
/** Longer than anything takes to arrive. */
const ARRIVING_MS = 40 * 60_000;

type Context = Pick<Services, 'db' | 'media' | 'now'>;

/**
 * Deletes files of libraries that a crash left half, that were deleted 30 days ago, and those of workspaces that are gone; and what was made of
 * files that are gone. The file goes before its row.
 */
export async function clearLibrary({ db, media, now }: Context): Promise<void> {
  const [arriving, deleted] = [new Date(now() - ARRIVING_MS), new Date(now() - DELETED_MS)];
  const { rows: files } = await sql<{ file_id: string; filename_db: string }>`
    select file_id, filename_db from library_files f
    where (size is null and created_at < ${arriving}::timestamptz) or deleted_at < ${deleted}::timestamptz
      or not exists (select from workspaces w where w.workspace_id = f.workspace_id)`.execute(db);
  await forEachSettled(files, async ({ file_id, filename_db }) => {
    await deleteVariantsOf({ db, media }, filename_db);
    await media.delete(filename_db);
    await db.deleteFrom('library_files').where('file_id', '=', file_id).execute();
  });
  const { rows: variants } = await sql<{ variant_db: string }>`
    select variant_db from media_variants v
    where created_at < ${arriving}::timestamptz and (size is null or not (
      exists (select from media m where m.filename_db = v.filename_db)
      or exists (select from library_files f where f.filename_db = v.filename_db)))`.execute(db);
  await forEachSettled(variants, ({ variant_db }) => deleteVariant({ db, media }, variant_db));
}
