import { isDeepStrictEqual } from 'node:util';
import type { Block } from '@dialogwerk/shared/contract';
import { withCarried } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import type { Edit } from './Edit.ts';

/**
 * Gives the items that questions take over from others their numbers for ever, as `withItemNumbers` does for a block's own: an option that is put in
 * front of others later must not take the variable of another one.
 */
export async function numberCarried({ tx, survey: { survey_id }, revision }: Edit): Promise<void> {
  const blocks = () => tx.selectFrom('blocks').where('survey_id', '=', survey_id).where('deleted_at', 'is', null);
  const carrying = await blocks()
    .select('unique_question_id')
    .where(sql<boolean>`jsonb_typeof(definition->'carry') = 'object' and definition ? 'items'`)
    .execute();
  if (carrying.length === 0) return;
  const ids = new Set(carrying.map(({ unique_question_id }) => unique_question_id));
  const rows = await blocks().select(['definition', 'order']).execute();
  const stored = rows.map(({ definition, order }): Block => Object.assign({}, definition, { order }));
  for (const [index, block] of withCarried(stored).entries()) {
    if (!ids.has(block.unique_question_id) || !('items' in block)) continue;
    const before = stored[index];
    const numbers = block.numbered_items;
    if (before && 'items' in before && isDeepStrictEqual(before.numbered_items, numbers)) continue;
    await tx
      .updateTable('blocks')
      .set({
        definition: sql`definition || ${JSON.stringify({ numbered_items: numbers })}::jsonb`,
        changed_revision: revision,
      })
      .where('survey_id', '=', survey_id)
      .where('unique_question_id', '=', block.unique_question_id)
      .execute();
  }
}
