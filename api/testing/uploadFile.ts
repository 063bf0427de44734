import { uploads } from '@dialogwerk/shared/contract';
import type { Answer, TestApi } from './startTestApi.ts';

interface Sent {
  readonly token?: string;
  readonly name?: string;
  /** What the sender says it is; nobody believes it. */
  readonly contentType?: string;
}

/** Sends a respondent's file for a question. */
export function uploadReply(
  api: TestApi,
  question: { readonly survey_id: string; readonly unique_question_id: string },
  content: Buffer,
  sent: Sent,
): Promise<Answer<unknown>> {
  return post(api, uploads.replyMedia.path, { ...question }, content, sent);
}

/** Sends a file of a dialog. */
export function uploadMedia(
  api: TestApi,
  survey_id: string,
  type: string,
  content: Buffer,
  sent: Sent,
): Promise<Answer<unknown>> {
  return post(api, uploads.surveyMedia.path.replace(':survey_id', survey_id), { type }, content, sent);
}

/** Sends a file for a library; `query` says which, and what it replaces. */
export function uploadToLibrary(
  api: TestApi,
  content: Buffer,
  sent: Sent,
  query: Record<string, string> = {},
): Promise<Answer<unknown>> {
  return post(api, uploads.libraryFile.path, query, content, sent);
}

/** Sends what stands for a film. */
export function uploadPoster(api: TestApi, file_id: string, content: Buffer, sent: Sent): Promise<Answer<unknown>> {
  return post(api, uploads.libraryPoster.path.replace(':file_id', file_id), {}, content, sent);
}

async function post(
  api: TestApi,
  url: string,
  query: Record<string, string>,
  payload: Buffer,
  { token, name, contentType = 'application/octet-stream' }: Sent,
): Promise<Answer<unknown>> {
  const response = await api.app.inject({
    method: 'POST',
    url,
    query,
    payload,
    headers: {
      'content-type': contentType,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(name === undefined ? {} : { 'x-file-name': encodeURIComponent(name) }),
    },
  });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
}
