import type { Kysely } from 'kysely';
import type { BeforeBrandAct, BrandTie } from '../../../storage/tables/brandKitTables.ts';
import type { Tables } from '../../../storage/tables/tables.ts';

/** Ties a dialog to a kit in place of the one before; `before` is what undo brings back. */
export async function tieTo(
  db: Kysely<Tables>,
  survey_id: string,
  { kit_id, taken, given }: BrandTie,
  before: BeforeBrandAct | null = null,
): Promise<void> {
  const tie = {
    kit_id,
    taken: JSON.stringify(taken),
    given: JSON.stringify(given),
    before: before && JSON.stringify(before),
  };
  await db
    .insertInto('brand_kit_uses')
    .values({ survey_id, ...tie })
    .onConflict((conflict) => conflict.column('survey_id').doUpdateSet(tie))
    .execute();
}
