import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Tables } from '../storage/tables.ts';
import type { Tokens } from '../tokens/tokens.ts';
import type { Pseudonym } from './createPseudonym.ts';

/** What handlers may reach: made once by `createServices`, replaced in tests. */
export interface Services {
  /** Ordinary queries. */
  readonly db: Kysely<Tables>;
  /** Plain named statements of the hot path (a turn). */
  readonly pool: Pool;
  readonly tokens: Tokens;
  /** For counting by names and addresses without keeping them. */
  readonly pseudonym: Pseudonym;
  /** Milliseconds since 1970; tests own it. */
  readonly now: () => number;
  /** Where people reach the product from outside, without a slash at the end; null when it was not set. */
  readonly publicUrl: string | null;
}
