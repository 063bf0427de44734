import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables/tables.ts';

/** When a wish about a dialog came, was decided on or ended last, in milliseconds; null without any. */
export async function approvalsAt(db: Kysely<Tables>, survey_id: string): Promise<number | null> {
  const last = await db
    .selectFrom('approvals')
    .where('survey_id', '=', survey_id)
    .select(sql<Date>`greatest(asked_at, decided_at)`.as('at'))
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.at.getTime() ?? null;
}
