import type { LibraryRow } from '../../../media/library/LibraryRow.ts';
import { readLibraryFile } from '../../../media/library/LibraryRow.ts';
import { copyIntoSurvey } from '../../../media/library/copyIntoSurvey.ts';
import { deleteVariantsOf } from '../../../media/variants/posters.ts';
import type { Services } from '../../../services.ts';
import { inTransaction } from '../../../storage/inTransaction.ts';
import type { MediaPurpose } from '../../../storage/tables/mediaTables.ts';

/** Names another file of a dialog wherever its draft names one, as a change of the author's; gives whether it did. */
export type RenameFile = (
  services: Services,
  survey_id: string,
  user_id: string,
  names: { readonly old: string; readonly name: string },
) => Promise<boolean>;

/** Who replaces, and by what drafts are changed. */
interface Replacing {
  readonly services: Services;
  readonly renameFile: RenameFile;
  readonly user_id: string;
}

/** In how many drafts the new content took the old one's place, and in how many it could not. */
interface Replaced {
  readonly replaced_in: number;
  readonly left_in: number;
}

/**
 * Gives a file of the library the content that `arrived` brought, and then each draft that shows the file a copy of it in place of the old one, as a
 * change of the author's. What is published shows the old content until somebody publishes (docs/decisions/0170).
 */
export async function replaceContent(replacing: Replacing, file: LibraryRow, arrived: string): Promise<Replaced> {
  const { services } = replacing;
  await swap(services, file, arrived);
  const now = await readLibraryFile(services.db, file.file_id);
  let [replaced_in, left_in] = [0, 0];
  for (const copy of await copiesOf(services, file.file_id, now.version)) {
    try {
      if (await replaceIn(replacing, now, copy)) replaced_in += 1;
    } catch {
      // The draft goes on showing what it showed; the author is told how many do.
      left_in += 1;
    }
  }
  return { replaced_in, left_in };
}

/** The new content under the old id; the old content goes with the row of what arrived. */
async function swap({ db, media, now }: Services, file: LibraryRow, arrived: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const came = await tx
      .selectFrom('library_files')
      .select(['filename_db', 'type', 'size', 'width', 'height', 'seconds', 'hash'])
      .where('file_id', '=', arrived)
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('library_files')
      .set((eb) => ({ ...came, version: eb('version', '+', 1), replaced_at: new Date(now()) }))
      .where('file_id', '=', file.file_id)
      .execute();
    await tx
      .updateTable('library_files')
      .set({ filename_db: file.filename_db, hash: null, deleted_at: new Date(0) })
      .where('file_id', '=', arrived)
      .execute();
  });
  // Where this fails, the clearing does it: the row says that it is to go.
  await deleteVariantsOf({ db, media }, file.filename_db);
  await media.delete(file.filename_db);
  await db.deleteFrom('library_files').where('file_id', '=', arrived).execute();
}

interface Copy {
  readonly survey_id: string;
  readonly media_id: string;
  readonly filename_db: string;
  readonly purpose: MediaPurpose | 'reply';
}

async function copiesOf({ db }: Services, file_id: string, version: number): Promise<readonly Copy[]> {
  return db
    .selectFrom('media')
    .innerJoin('surveys', 'surveys.survey_id', 'media.survey_id')
    .select(['media.survey_id', 'media_id', 'filename_db', 'purpose'])
    .where('library_file_id', '=', file_id)
    .where('library_version', '<', version)
    .where('media.deleted_at', 'is', null)
    .where('surveys.deleted_at', 'is', null)
    .where('size', 'is not', null)
    .orderBy('media.survey_id')
    .execute();
}

/** Whether the draft showed the copy and shows the new one now. The old one goes from the dialog's list, and once no version shows it. */
async function replaceIn({ services, renameFile, user_id }: Replacing, file: LibraryRow, copy: Copy): Promise<boolean> {
  const { survey_id, filename_db: old, purpose } = copy;
  if (purpose === 'reply') return false;
  const name = await copyIntoSurvey(services, file, { survey_id, purpose });
  const isShown = await renameFile(services, survey_id, user_id, { old, name });
  await services.db
    .updateTable('media')
    .set({ deleted_at: new Date(services.now()) })
    .where('survey_id', '=', survey_id)
    .where('media_id', '=', copy.media_id)
    .execute();
  return isShown;
}
