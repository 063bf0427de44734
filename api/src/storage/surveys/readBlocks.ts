import type { Block } from '@dialogwerk/shared/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables/tables.ts';

/** A dialog's blocks in their order; deleted ones are left out. */
export async function readBlocks(db: Kysely<Tables>, survey_id: string): Promise<Block[]> {
  const rows = await db
    .selectFrom('blocks')
    .select(['definition', 'order'])
    .where('survey_id', '=', survey_id)
    .where('deleted_at', 'is', null)
    .orderBy('order')
    .orderBy('unique_question_id')
    .execute();
  return rows.map(({ definition, order }) => Object.assign(definition, { order }));
}
