import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables/tables.ts';

/** When the comments of a dialog changed last, in milliseconds; null without any. */
export async function commentsAt(db: Kysely<Tables>, survey_id: string): Promise<number | null> {
  const last = await db
    .selectFrom('comments')
    .where('survey_id', '=', survey_id)
    .select('changed_at')
    .orderBy('changed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.changed_at.getTime() ?? null;
}
