import type { AuditAct } from '@dialogwerk/shared/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables/tables.ts';

/** A security-relevant act, by ids alone. */
export interface Act {
  readonly act: AuditAct;
  /** Whose act it is; null when nobody knows. */
  readonly actor_id: string | null;
  /** The account that it is done to, when it is another one. */
  readonly target_id?: string | null;
  readonly survey_id?: string;
  /** A role, the name of a secret, or a count. */
  readonly detail?: string;
}

/** How long acts are kept. */
export const AUDIT_KEPT_MS = 365 * 24 * 60 * 60_000;

/** Writes acts down, in the transaction of what they tell about. */
export async function writeAudit(db: Kysely<Tables>, now: number, ...acts: readonly Act[]): Promise<void> {
  if (acts.length === 0) return;
  await db
    .insertInto('audit')
    .values(acts.map((act) => Object.assign({ at: new Date(now) }, act)))
    .execute();
}

/** Forgets acts that are a year old. */
export async function clearAudit(db: Kysely<Tables>, now: number): Promise<void> {
  await db
    .deleteFrom('audit')
    .where('at', '<', new Date(now - AUDIT_KEPT_MS))
    .execute();
}
