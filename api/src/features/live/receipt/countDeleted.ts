import type { Kysely } from 'kysely';
import type { Tables } from '../../../storage/tables/tables.ts';

/** Counts a live conversation that its respondent has deleted: all that stays of it. */
export async function countDeleted(tx: Kysely<Tables>, survey_id: string): Promise<void> {
  await tx
    .insertInto('deletion_counts')
    .values({ survey_id, deleted: 1 })
    .onConflict((conflict) =>
      conflict.column('survey_id').doUpdateSet((count) => ({ deleted: count('deletion_counts.deleted', '+', 1) })),
    )
    .execute();
}
