import type { Kysely } from 'kysely';
import type { Tables } from '../../storage/tables/tables.ts';

/**
 * Makes changes of a multi-chat follow each other until the transaction ends: two at once would put a dialog in twice, or
 * make a circle of triggers together.
 */
export async function lockManager(tx: Kysely<Tables>, dialog_manager_id: number): Promise<void> {
  await tx
    .selectFrom('dialog_managers')
    .select('dialog_manager_id')
    .where('dialog_manager_id', '=', dialog_manager_id)
    .forUpdate()
    .execute();
}
