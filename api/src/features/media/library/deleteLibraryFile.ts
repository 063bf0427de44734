import { CallError } from '../../../errors/CallError.ts';
import type { Handler } from '../../../calls/handler.ts';
import { libraryFileOf, readLibraryFile } from '../../../media/library/LibraryRow.ts';
import { placesOf } from '../../../media/library/placesOf.ts';
import { mayChangeLibraryFile } from '../../../policies/mayUseLibraryFile.ts';

/** Takes a file out of the library; refuses (409) while a dialog shows it. It can come back until it is cleared away. */
export const deleteLibraryFile: Handler<'deleteLibraryFile'> = async ({ file_id }, context) => {
  await mayChangeLibraryFile(context, file_id);
  const { services, who } = context;
  const places = await placesOf(services.db, file_id, who.user_id);
  if (places.length > 0) throw new CallError('library/in-use', { dialogs: places.length });
  const deleted_at = new Date(services.now());
  await services.db.updateTable('library_files').set({ deleted_at }).where('file_id', '=', file_id).execute();
  return { msg: 'success' };
};

/** Takes a deletion back. */
export const restoreLibraryFile: Handler<'restoreLibraryFile'> = async ({ file_id }, context) => {
  await mayChangeLibraryFile(context, file_id, { deleted: true });
  const { services } = context;
  await services.db.updateTable('library_files').set({ deleted_at: null }).where('file_id', '=', file_id).execute();
  return { file: libraryFileOf(services, await readLibraryFile(services.db, file_id)) };
};
