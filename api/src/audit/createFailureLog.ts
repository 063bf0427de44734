import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables/tables.ts';
import { writeAudit } from './writeAudit.ts';
import type { Act } from './writeAudit.ts';

/**
 * Failed logins for the audit trail: counted in memory and written once in a while, one entry for each account. Not at
 * once, because the time of an answer must not tell whether there is such an account, and a flood of guesses must not
 * become a flood of entries.
 */
export interface FailureLog {
  /** Counts a failure; null for an account that does not exist. */
  readonly count: (user_id: string | null) => void;
  /** Writes what was counted. */
  readonly flush: () => Promise<void>;
}

export function createFailureLog(db: Kysely<Tables>, now: () => number): FailureLog {
  const counted = new Map<string | null, number>();
  return {
    count(user_id) {
      counted.set(user_id, (counted.get(user_id) ?? 0) + 1);
    },
    async flush() {
      const written = [...counted];
      const acts = written.map(([actor_id, times]): Act => ({
        act: 'login_failed',
        actor_id,
        detail: `${times} ×`,
      }));
      counted.clear();
      try {
        await writeAudit(db, now(), ...acts);
      } catch (fault) {
        // The next time, together with what has come since.
        for (const [user_id, times] of written) counted.set(user_id, (counted.get(user_id) ?? 0) + times);
        throw fault;
      }
    },
  };
}
