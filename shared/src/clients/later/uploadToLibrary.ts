import { DRAFT_READS } from '../../contract/readsOf.ts';
import { uploads } from '../../contract/index.ts';
import type { LibraryUpload } from '../../contract/index.ts';
import { ApiError } from '../http/ApiError.ts';
import { authorResources } from '../resources/authorResources.ts';
import { sendFile } from './sendFile.ts';
import type { OnSent } from './sendFile.ts';
import { sendPoster } from './sendPoster.ts';

interface LibraryWish {
  /** Where it goes; absent: into the author's own. */
  readonly workspace_id?: string;
  /** The file whose place it takes. */
  readonly replaces?: string;
  readonly onSent?: OnSent;
  readonly signal?: AbortSignal;
}

/** Keeps a file for a library (upload `libraryFile`), a film with its poster. Throws `ApiError`. */
export async function uploadToLibrary(
  file: File,
  { workspace_id, replaces, onSent, signal }: LibraryWish = {},
): Promise<LibraryUpload> {
  const query = new URLSearchParams({
    ...(workspace_id === undefined ? {} : { workspace_id }),
    ...(replaces === undefined ? {} : { replaces }),
  });
  const body = await sendFile('libraryFile', `${uploads.libraryFile.path}?${query}`, file, onSent, signal);
  if (!isKept(body)) throw new ApiError('libraryFile', 0, body);
  const poster = uploads.libraryPoster.path.replace(':file_id', body.file.file_id);
  if (!body.was_there) await sendPoster('libraryPoster', poster, file);
  authorResources.makeStale(['libraryPlaces', 'listLibrary'], {});
  if (body.replaced_in > 0) authorResources.makeStale([...DRAFT_READS, 'mediaList'], {});
  return body;
}

/** The contract's word is taken for the rest, as for every call. */
function isKept(body: unknown): body is LibraryUpload {
  return typeof body === 'object' && body !== null && 'file' in body && 'replaced_in' in body;
}
