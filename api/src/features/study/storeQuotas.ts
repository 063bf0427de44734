import type { Quota } from '@dialogwerk/shared/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../storage/tables/tables.ts';

/** Puts quotas in the place of those before; what one that stays has counted stays. Runs in the transaction that has locked the survey. */
export async function storeQuotas(tx: Kysely<Tables>, survey_id: string, quotas: readonly Quota[]): Promise<void> {
  const ids = quotas.map(({ quota_id }) => quota_id);
  await tx
    .deleteFrom('quotas')
    .where('survey_id', '=', survey_id)
    .$if(ids.length > 0, (gone) => gone.where('quota_id', 'not in', ids))
    .execute();
  const rows = quotas.map(({ when_full, ...quota }, place) => ({
    survey_id,
    place,
    ...quota,
    when_full: JSON.stringify(when_full),
  }));
  if (rows.length > 0)
    await tx
      .insertInto('quotas')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['survey_id', 'quota_id']).doUpdateSet((row) => ({
          place: row.ref('excluded.place'),
          name: row.ref('excluded.name'),
          condition: row.ref('excluded.condition'),
          most: row.ref('excluded.most'),
          when_full: row.ref('excluded.when_full'),
        })),
      )
      .execute();
  await tx
    .updateTable('surveys')
    .set({ has_quotas: rows.length > 0 })
    .where('survey_id', '=', survey_id)
    .execute();
}
