import { uploads } from '../../contract/index.ts';
import type { Account } from '../../contract/index.ts';
import { ApiError } from '../http/ApiError.ts';
import { sendFile } from './sendFile.ts';
import { authorResources } from '../resources/authorResources.ts';

/** Makes a picture the author's own (upload `avatar`). Throws `ApiError`. */
export async function uploadOwnAvatar(file: File): Promise<void> {
  const body = await sendFile('avatar', uploads.avatar.path, file);
  if (!isAccount(body)) throw new ApiError('avatar', 0, body);
  authorResources.lay('account', {}, () => body).settle();
  authorResources.makeStale(['account'], {});
}

/** The contract's word is taken for the rest, as for every call. */
function isAccount(body: unknown): body is Account {
  return typeof body === 'object' && body !== null && 'avatar_src' in body;
}
