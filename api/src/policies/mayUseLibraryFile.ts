import { CallError } from '../errors/CallError.ts';
import { mayFillWorkspace } from './mayFillWorkspace.ts';
import { mayUseWorkspace } from './mayUseWorkspace.ts';
import type { PolicyContext } from './findSurvey.ts';
import { readLibraryFile } from '../media/library/LibraryRow.ts';
import type { LibraryRow } from '../media/library/LibraryRow.ts';

/** The file, if the author is in its workspace; else it does not exist for them (404). */
export async function mayUseLibraryFile(context: PolicyContext, file_id: string): Promise<LibraryRow> {
  const file = await readLibraryFile(context.services.db, file_id);
  await hidden(mayUseWorkspace(context, file.workspace_id));
  return file;
}

/** The file, if the author may change it; `deleted` for one that is to come back. */
export async function mayChangeLibraryFile(
  context: PolicyContext,
  file_id: string,
  state?: { readonly deleted: boolean },
): Promise<LibraryRow> {
  const file = await readLibraryFile(context.services.db, file_id, state);
  await hidden(mayFillWorkspace(context, file.workspace_id));
  return file;
}

async function hidden(allowed: Promise<unknown>): Promise<void> {
  await allowed.catch((error: unknown) => {
    const isElsewhere = error instanceof CallError && error.code === 'workspace/unknown';
    throw isElsewhere ? new CallError('library/unknown') : error;
  });
}
