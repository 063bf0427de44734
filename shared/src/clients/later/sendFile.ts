import { create } from 'axios';
import { uploads } from '../../contract/index.ts';
import { ApiError } from '../http/ApiError.ts';
import { authorClient } from '../authorClient.ts';
import { authorTokens } from '../authorSession.ts';

/** Is told how much of a file has been sent, from 0 to 1. */
export type OnSent = (share: number) => void;

/**
 * Sends an author's file as the body of an upload to `address`; gives the answer's body. Throws `ApiError`. A small call
 * goes first, because it renews a token that has run out, so that a large file is not sent twice. `signal` ends it.
 */
export async function sendFile(
  upload: keyof typeof uploads,
  address: string,
  file: File,
  onSent: OnSent = () => undefined,
  signal?: AbortSignal,
): Promise<unknown> {
  await authorClient.call('verifyToken', {});
  // Because `fetch` does not say how much was sent.
  const http = create({ adapter: 'xhr', validateStatus: () => true });
  const answer = await http
    .request<unknown>({
      url: address,
      method: uploads[upload].method,
      headers: {
        authorization: `Bearer ${authorTokens.read()?.token ?? ''}`,
        'content-type': file.type || 'application/octet-stream',
        'x-file-name': encodeURIComponent(file.name),
      },
      data: file,
      ...(signal ? { signal } : {}),
      onUploadProgress: ({ progress = 0 }) => onSent(progress),
    })
    .catch(() => null);
  if (!answer) throw new ApiError(upload, 0, null);
  if (answer.status >= 200 && answer.status < 300) return answer.data;
  throw new ApiError(upload, answer.status, answer.data);
}
