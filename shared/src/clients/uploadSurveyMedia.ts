import { uploads } from '../contract/index.ts';
import type { MediaFile } from '../contract/index.ts';
import { ApiError } from './ApiError.ts';
import { authorClient } from './authorClient.ts';
import { authorTokens } from './authorSession.ts';

/** What a dialog's own file is for. */
type Purpose = 'logo' | 'avatar' | 'background' | 'block';

/**
 * Keeps a file for a dialog (upload `surveyMedia`). Throws `ApiError`. A small call goes first, because it renews a token
 * that has run out, so that a large file is not sent twice.
 */
export async function uploadSurveyMedia(survey_id: string, file: File, purpose: Purpose): Promise<MediaFile> {
  await authorClient.call('verifyToken', {});
  const { method, path } = uploads.surveyMedia;
  const address = path.replace(':survey_id', encodeURIComponent(survey_id));
  const answer = await fetch(`${address}?type=${purpose}`, {
    method,
    headers: {
      authorization: `Bearer ${authorTokens.read()?.token ?? ''}`,
      'content-type': file.type || 'application/octet-stream',
      'x-file-name': encodeURIComponent(file.name),
    },
    body: file,
  }).catch(() => null);
  if (!answer) throw new ApiError('surveyMedia', 0, null);
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok && isKept(body)) return body.media_file;
  throw new ApiError('surveyMedia', answer.status, body);
}

/** The contract's word is taken for the rest, as for every call. */
function isKept(body: unknown): body is { media_file: MediaFile } {
  return typeof body === 'object' && body !== null && 'media_file' in body;
}
