/** A logged-in author. */
export interface Author {
  readonly kind: 'author';
  readonly user_id: string;
  readonly family_id: string;
  /** Logged in within the last 15 minutes (domain.md §9). */
  readonly fresh: boolean;
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
