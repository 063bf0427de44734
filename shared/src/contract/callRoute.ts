/** Who may make a call: the border that the api checks before anything else. */
export type Access =
  /** Anyone, without a token. */
  | 'public'
  /** A logged-in author (spec §6); what they may do with one dialog is the handler's first line. */
  | 'author'
  /** An author with the admin flag and a fresh login; for all others the call does not exist (404). */
  | 'admin'
  /** An admin with a fresh login, or who has the release key of the installation, such as a CI; for all others it does not exist. */
  | 'releaser'
  /** A respondent, for their own conversations only. */
  | 'respondent'
  /** An author or a respondent, each with their own client. */
  | 'anyone-with-token'
  /** Carries the refresh token as bearer. */
  | 'refresh';

/** What a page needs to know to make a call. */
export interface CallRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the host; `:name` parts are filled from the request's field of that name. */
  readonly path: string;
  readonly access: Access;
  /** Only within 15 minutes of a login; otherwise 401 `login/fresh-required`. */
  readonly fresh?: true;
  /** The one HTTP status of a success; any of 2xx when absent, which the api answers with 200. */
  readonly success?: 201;
  /** A change: the reads whose answers may be others after it, so that whoever shows them asks again. A call without it changes nothing that an author is shown. */
  readonly invalidates?: readonly string[];
}
