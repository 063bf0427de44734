import type { CallRoute } from './callRoute.ts';

/**
 * The calls whose body is the file itself, so they stand outside the JSON calls: `path` with its `:name` parts
 * filled in, `?` and the query, header `content-type` (of the file) and `x-file-name` (its name, percent-encoded UTF-8),
 * and the client's bearer token. Only the content decides what the file is. Queries and answers: `./schemas/authoring/media.ts`.
 * Failures answer with ApiErrorBody: 413 too large, 415 not a kind that is taken here.
 */
export const uploads = {
  /** A file or recording for the question that is open and takes one; query `survey_id`, `unique_question_id`, `nachfrage_id`. */
  replyMedia: { method: 'POST', path: '/api/media', access: 'respondent' },
  /** A picture, audio or video of a dialog, for `filename_db`; query `type`. */
  surveyMedia: { method: 'POST', path: '/api/surveys/:survey_id/media', access: 'author' },
  /** A file for the library of a workspace; query `workspace_id`, `replaces`. */
  libraryFile: { method: 'POST', path: '/api/library', access: 'author' },
  /** What stands for a film of the library before it plays; no query. */
  libraryPoster: { method: 'POST', path: '/api/library/:file_id/poster', access: 'author' },
  /** The same for a film of a dialog. */
  surveyPoster: { method: 'POST', path: '/api/surveys/:survey_id/media/:filename_db/poster', access: 'author' },
  /** The author's own picture; no query. */
  avatar: { method: 'POST', path: '/api/account/avatar', access: 'author' },
} as const satisfies Record<string, CallRoute>;

/** Where anyone gets a dialog's own file, cached for long. */
export function publicMediaPath(filename_db: string): string {
  return `/media/${encodeURIComponent(filename_db)}`;
}
