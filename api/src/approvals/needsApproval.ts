import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables/tables.ts';

/** Whether publishing these dialogs takes a second person (Vier-Augen-Prinzip); of a multi-chat one of them is enough. */
export async function needsApproval(db: Kysely<Tables>, survey_ids: readonly string[]): Promise<boolean> {
  if (survey_ids.length === 0) return false;
  const found = await db
    .selectFrom('surveys')
    .select('survey_id')
    .where('survey_id', 'in', survey_ids)
    .where('four_eyes', '=', true)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
