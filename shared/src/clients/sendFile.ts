import { uploads } from '../contract/index.ts';
import { ApiError } from './ApiError.ts';
import { authorClient } from './authorClient.ts';
import { authorTokens } from './authorSession.ts';

/**
 * Sends an author's file as the body of an upload to `address`; gives the answer's body. Throws `ApiError`. A small call
 * goes first, because it renews a token that has run out, so that a large file is not sent twice.
 */
export async function sendFile(upload: keyof typeof uploads, address: string, file: File): Promise<unknown> {
  await authorClient.call('verifyToken', {});
  const answer = await fetch(address, {
    method: uploads[upload].method,
    headers: {
      authorization: `Bearer ${authorTokens.read()?.token ?? ''}`,
      'content-type': file.type || 'application/octet-stream',
      'x-file-name': encodeURIComponent(file.name),
    },
    body: file,
  }).catch(() => null);
  if (!answer) throw new ApiError(upload, 0, null);
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok) return body;
  throw new ApiError(upload, answer.status, body);
}
