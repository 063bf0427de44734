import { randomUUID } from 'node:crypto';
import { CallError } from '../../errors/CallError.ts';
import type { Services } from '../../services.ts';
import type { MediaPurpose } from '../../storage/tables/mediaTables.ts';
import { reserveRoom } from '../reserveRoom.ts';
import { copyPoster } from '../variants/posters.ts';
import type { LibraryRow } from './LibraryRow.ts';

/** Whose copy it becomes, and what for. */
interface Target {
  readonly survey_id: string;
  readonly purpose: MediaPurpose;
}

/**
 * Gives a dialog a copy of a file of the library, so that respondents and kept revisions need nothing but their dialog; gives its name.
 * Refuses with 409 where there is no room, with 404 where the file is gone from the store.
 */
export async function copyIntoSurvey(
  services: Pick<Services, 'db' | 'media' | 'mediaQuota' | 'now'>,
  file: LibraryRow,
  { survey_id, purpose }: Target,
): Promise<string> {
  const { db, media, now } = services;
  const media_id = randomUUID();
  const filename_db = media_id + file.filename_db.slice(file.filename_db.lastIndexOf('.'));
  const { kind, type, size, seconds, name: original_name } = file;
  const row = { survey_id, media_id, filename_db, purpose, kind, type, seconds, original_name };
  const of = { library_file_id: file.file_id, library_version: file.version };
  const created_at = new Date(now());
  await reserveRoom(services, { survey_id }, size, (tx) =>
    tx
      .insertInto('media')
      .values({ ...row, ...of, reserved: size, created_at })
      .execute(),
  );
  try {
    if (!(await media.copy(file.filename_db, filename_db))) throw new CallError('library/unknown');
    await copyPoster(services, file.filename_db, filename_db);
    await db.updateTable('media').set({ size, is_bare: true }).where('media_id', '=', media_id).execute();
    return filename_db;
  } catch (error) {
    await media.delete(filename_db);
    await db.deleteFrom('media').where('survey_id', '=', survey_id).where('media_id', '=', media_id).execute();
    throw error;
  }
}
