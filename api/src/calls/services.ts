import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Tokens } from '../features/sessions/tokens.ts';
import type { Tables } from '../storage/tables.ts';

/** What handlers may reach: made once in `app.ts`, replaced in tests. */
export interface Services {
  /** Ordinary queries. */
  readonly db: Kysely<Tables>;
  /** Plain named statements of the hot path (a turn). */
  readonly pool: Pool;
  readonly tokens: Tokens;
  /** Milliseconds since 1970; tests own it. */
  readonly now: () => number;
}
