import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables/tables.ts';
import { writeAudit } from './writeAudit.ts';
import type { Act } from './writeAudit.ts';

/**
 * Acts for the audit trail that happen often: counted in memory and written once in a while, one entry for all that are the
 * same, with how many they were. A crash loses those of a minute.
 */
export interface ActLog {
  readonly count: (act: Act) => void;
  /** Writes what was counted. */
  readonly flush: () => Promise<void>;
}

export function createActLog(db: Kysely<Tables>, now: () => number): ActLog {
  const counted = new Map<string, { readonly act: Act; readonly times: number }>();

  function add(act: Act, more: number): void {
    const key = JSON.stringify([act.act, act.actor_id, act.survey_id, act.detail]);
    counted.set(key, { act, times: (counted.get(key)?.times ?? 0) + more });
  }

  return {
    count: (act) => add(act, 1),
    async flush() {
      const written = [...counted.values()];
      counted.clear();
      const acts = written.map(({ act, times }): Act => ({ ...act, detail: `${act.detail ?? ''} ${times} ×`.trim() }));
      try {
        await writeAudit(db, now(), ...acts);
      } catch (fault) {
        // The next time, together with what has come since.
        for (const { act, times } of written) add(act, times);
        throw fault;
      }
    },
  };
}
