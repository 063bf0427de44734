/** A logged-in author. */
export interface Author {
  readonly kind: 'author';
  readonly user_id: string;
  /** The session; of a call by an API key the key. */
  readonly family_id: string;
  /** Logged in within the last 15 minutes (domain.md §9). */
  readonly fresh: boolean;
  /** The API key that the call is made with; absent for a session. */
  readonly key_id?: string;
}

/** An anonymous live user; their token opens only their own conversations. */
export interface Respondent {
  readonly kind: 'respondent';
  readonly user_id_live: string;
  readonly family_id: string;
}

/** Who has the release key of the installation: no account. */
export interface KeyHolder {
  readonly kind: 'release-key';
}

export type TokenHolder = Author | Respondent;
