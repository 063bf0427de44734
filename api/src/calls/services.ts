import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { MediaStorage } from '../media/MediaStorage.ts';
import type { AskSystem } from '../outgoing/askSystem.ts';
import type { Tables } from '../storage/tables.ts';
import type { Tokens } from '../tokens/tokens.ts';
import type { Pseudonym } from './createPseudonym.ts';

/** What handlers may reach: made once by `createServices`, replaced in tests. */
export interface Services {
  /** Ordinary queries. */
  readonly db: Kysely<Tables>;
  /** Plain named statements of the hot path (a turn). */
  readonly pool: Pool;
  /** Files of dialogs and respondents. */
  readonly media: MediaStorage;
  readonly tokens: Tokens;
  /** For counting by names and addresses without keeping them. */
  readonly pseudonym: Pseudonym;
  /** Makes the requests of `api` blocks. */
  readonly askSystem: AskSystem;
  /** Milliseconds since 1970; tests own it. */
  readonly now: () => number;
  /** Where people reach the product from outside, without a slash at the end; null when it was not set. */
  readonly publicUrl: string | null;
}
