import { uploads } from '../contract/index.ts';
import type { Account } from '../contract/index.ts';
import { ApiError } from './http/ApiError.ts';
import { sendFile } from './http/sendFile.ts';

/** Makes a picture the author's own (upload `avatar`); gives the account as it is then. Throws `ApiError`. */
export async function uploadOwnAvatar(file: File): Promise<Account> {
  const body = await sendFile('avatar', uploads.avatar.path, file);
  if (isAccount(body)) return body;
  throw new ApiError('avatar', 0, body);
}

/** The contract's word is taken for the rest, as for every call. */
function isAccount(body: unknown): body is Account {
  return typeof body === 'object' && body !== null && 'avatar_src' in body;
}
