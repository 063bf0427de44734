import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables/tables.ts';
import { createActLog } from './createActLog.ts';
import type { ActLog } from './createActLog.ts';

/**
 * Failed logins for the audit trail, one entry for each account. Not at once, because the time of an answer must not tell whether
 * there is such an account, and a flood of guesses must not become a flood of entries.
 */
export interface FailureLog extends Pick<ActLog, 'flush'> {
  /** Counts a failure; null for an account that does not exist. */
  readonly count: (user_id: string | null) => void;
}

export function createFailureLog(db: Kysely<Tables>, now: () => number): FailureLog {
  const { count, flush } = createActLog(db, now);
  return { count: (actor_id) => count({ act: 'login_failed', actor_id }), flush };
}
