import type { Block, CallInput } from '@dialogwerk/shared/contract';
import { canBeCarried, withItemNumbers } from '@dialogwerk/shared/dialog';
import { CallError } from '../../errors/CallError.ts';
import { noteBlockChange } from './changedFields.ts';
import type { Edit, Edited } from './Edit.ts';
import { findBlock } from './findBlock.ts';
import { fittingBlock } from './fittingBlock.ts';
import { numberCarried } from './numberCarried.ts';
import { conflictWithDelete, refuseConflict } from './refuseConflict.ts';
import { writeBlock } from './writeBlock.ts';

export type UpdateInput = Extract<CallInput<'updateSurveyBlocks'>, { action: 'update' }>;

/** Changes the named fields of a block; the whole block must fit the contract afterwards. */
export async function updateBlock(edit: Edit, input: UpdateInput): Promise<Edited<Block>> {
  const { unique_question_id: id, changed_values, based_on } = input;
  const { block: before, deleted } = await findBlock(edit, id);
  if (deleted && based_on) throw await conflictWithDelete(edit, id);
  if (deleted) throw new CallError('block/unknown', { id });
  await refuseConflict(edit, id, before, based_on, changed_values);
  const block = withItemNumbers(fittingBlock({ ...before, ...changed_values }, changed_values, edit.survey), before);
  for (const field of ['unique_question_id', 'created_on'] as const) {
    if (block[field] !== before[field]) throw new CallError('block/fixed-field', { field });
  }
  if (!noteBlockChange(edit, before, block)) return { changed: false, result: block };
  if (block.order !== before.order) await giveOrder(edit, id, block.order, before.order);
  await writeBlock(edit, block);
  if (canBeCarried(block)) await numberCarried(edit);
  return { changed: true, result: block };
}

/** The block that stands at an order takes the one that is left, so that a swap is one change and never half done (spec §5). */
async function giveOrder(edit: Edit, id: string, wanted: number, left: number): Promise<void> {
  const moved = await edit.tx
    .updateTable('blocks')
    .set({ order: left })
    .where('survey_id', '=', edit.survey.survey_id)
    .where('unique_question_id', '<>', id)
    .where('order', '=', wanted)
    .where('deleted_at', 'is', null)
    .returning('definition')
    .execute();
  for (const { definition } of moved) {
    edit.note({ block: definition, change: 'order', key: 'order', old_value: wanted, new_value: left });
  }
}
