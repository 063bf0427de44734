import type { Block } from '@dialogwerk/shared/contract';
import { otherStarts } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import { CallError } from '../../errors/CallError.ts';
import { blockRow } from '../../storage/surveys/blockRow.ts';
import { violates } from '../../storage/faults/violates.ts';
import type { Edit } from './Edit.ts';

/**
 * Stores a block, new or changed; one that the dialog is to begin with takes `start_page` from all others (`otherStarts`),
 * deleted ones too. 409 when another block has its variable.
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
  const marked = await tx
    .selectFrom('blocks')
    .select(['definition', 'deleted_at'])
    .where('survey_id', '=', survey.survey_id)
    .where(sql<boolean>`definition @> '{"start_page": true}'`)
    .execute();
  const others = otherStarts(
    marked.map(({ definition }) => definition),
    block.unique_question_id,
  );
  const deleted = new Set(
    marked.filter(({ deleted_at }) => deleted_at !== null).map(({ definition }) => definition.unique_question_id),
  );
  if (others.length === 0) return;
  await tx
    .updateTable('blocks')
    .set({ definition: sql`definition || '{"start_page": false}'`, changed_revision: revision })
    .where('survey_id', '=', survey.survey_id)
    .where(
      'unique_question_id',
      'in',
      others.map(({ unique_question_id }) => unique_question_id),
    )
    .execute();
  for (const other of others) {
    if (deleted.has(other.unique_question_id)) continue;
    edit.note({ block: other, change: 'update', key: 'start_page', old_value: true, new_value: false });
  }
}
