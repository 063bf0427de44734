import { randomUUID } from 'node:crypto';
import type { Services } from '../../../services.ts';
import { copyPoster } from '../../../media/variants/posters.ts';
import { reserveRoom } from '../../../media/reserveRoom.ts';

/**
 * Copies the files that authors gave a dialog for another one, one after the other; gives the new name of each by its old one. A file
 * that is gone from the store is left out. Refuses with 409 where there is no room. What was copied before a failure goes with its dialog.
 */
export async function copyFiles(
  services: Services,
  from: string,
  survey_id: string,
): Promise<ReadonlyMap<string, string>> {
  const { db, media, now } = services;
  const names = new Map<string, string>();
  const files = await db
    .selectFrom('media')
    .where('survey_id', '=', from)
    .where('conversation_id', 'is', null)
    .where('deleted_at', 'is', null)
    .where('size', 'is not', null)
    .select([
      ...(['filename_db', 'purpose', 'kind', 'type', 'size', 'original_name', 'seconds'] as const),
      ...(['library_file_id', 'library_version'] as const),
    ])
    .orderBy('created_at')
    .execute();
  for (const { filename_db: old, size, ...file } of files) {
    const media_id = randomUUID();
    const filename_db = media_id + old.slice(old.lastIndexOf('.'));
    const row = { ...file, survey_id, media_id, filename_db, reserved: size ?? 0, created_at: new Date(now()) };
    await reserveRoom(services, { survey_id }, row.reserved, (tx) => tx.insertInto('media').values(row).execute());
    const ofThis = db.updateTable('media').where('survey_id', '=', survey_id).where('media_id', '=', media_id);
    if (!(await media.copy(old, filename_db))) continue;
    await ofThis.set({ size }).execute();
    await copyPoster(services, old, filename_db);
    names.set(old, filename_db);
  }
  return names;
}
