import type { Handler } from '../../../calls/handler.ts';
import { libraryFileOf, readLibraryFile } from '../../../media/library/LibraryRow.ts';
import { mayChangeLibraryFile } from '../../../policies/mayUseLibraryFile.ts';

/** Another name or alternative text; copies that dialogs have keep theirs. */
export const changeLibraryFile: Handler<'changeLibraryFile'> = async ({ file_id, name, alt_text }, context) => {
  await mayChangeLibraryFile(context, file_id);
  const { services } = context;
  const changed = { ...(name === undefined ? {} : { name }), ...(alt_text === undefined ? {} : { alt_text }) };
  if (Object.keys(changed).length > 0)
    await services.db.updateTable('library_files').set(changed).where('file_id', '=', file_id).execute();
  return { file: libraryFileOf(services, await readLibraryFile(services.db, file_id)) };
};
