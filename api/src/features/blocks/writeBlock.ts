import type { Block } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import { CallError } from '../../calls/CallError.ts';
import { blockRow } from '../../storage/blockRow.ts';
import { violates } from '../../storage/violates.ts';
import type { Edit } from './Edit.ts';

/**
 * Stores a block, new or changed, and takes `start_page` from all others when it has it, because a dialog has one
 * first block. 409 when another block has its variable.
 */
export async function writeBlock(edit: Edit, block: Block): Promise<void> {
  const { tx, survey, revision } = edit;
  const row = { ...blockRow(survey.survey_id, block), deleted_at: null, changed_revision: revision };
  try {
    await tx
      .insertInto('blocks')
      .values(row)
      .onConflict((conflict) => conflict.columns(['survey_id', 'unique_question_id']).doUpdateSet(row))
      .execute();
  } catch (error) {
    if (!violates(error, 'blocks_variable')) throw error;
    throw new CallError('block/duplicate-variable', { variable: block.variable ?? '' });
  }
  if (!block.start_page) return;
  const before = await tx
    .updateTable('blocks')
    .set({ definition: sql`definition || '{"start_page": false}'`, changed_revision: revision })
    .where('survey_id', '=', survey.survey_id)
    .where('unique_question_id', '<>', block.unique_question_id)
    .where(sql<boolean>`definition @> '{"start_page": true}'`)
    .returning(['definition', 'deleted_at'])
    .execute();
  for (const { definition, deleted_at } of before) {
    if (deleted_at !== null) continue;
    edit.note({ block: definition, change: 'update', key: 'start_page', old_value: true, new_value: false });
  }
}
