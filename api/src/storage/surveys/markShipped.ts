import type { Kysely } from 'kysely';
import type { Tables } from '../tables/tables.ts';

/** Notes that dialogs, as they are now, came with the product: until somebody changes one it is none of its author's own. */
export async function markShipped(tx: Kysely<Tables>, survey_ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('surveys')
    .set((row) => ({ shipped_revision: row.ref('revision') }))
    .where((row) => row('survey_id', '=', row.fn.any(row.val(survey_ids))))
    .execute();
}
