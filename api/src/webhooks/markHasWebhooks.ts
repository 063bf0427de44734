import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables/tables.ts';

/** Keeps what each turn of a dialog reads: whether anybody is told of it. In the transaction of what changes that. */
export async function markHasWebhooks(tx: Kysely<Tables>, survey_id: string): Promise<void> {
  await tx
    .updateTable('surveys')
    .set({
      has_webhooks: sql<boolean>`exists (
        select from webhooks w where w.survey_id = surveys.survey_id and w.off_at is null and w.removed_at is null)`,
    })
    .where('survey_id', '=', survey_id)
    .execute();
}
