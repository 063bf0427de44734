import type { Block, CallInput } from '@dialogwerk/shared/contract';
import type { Edit, Edited } from './Edit.ts';
import { findBlock } from './findBlock.ts';
import { fittingBlock } from './fittingBlock.ts';
import { refuseConflict } from './refuseConflict.ts';
import { writeBlock } from './writeBlock.ts';

export type DeleteInput = Extract<CallInput<'updateSurveyBlocks'>, { action: 'delete' }>;

/**
 * Takes a block away; it is kept for `recreateBlock`. Jumps to it stay, so that they hold again when it comes back:
 * until then they are findings of the graph check and fall through at run time (domain.md §3).
 */
export async function deleteBlock(edit: Edit, { unique_question_id, based_on }: DeleteInput): Promise<Edited<null>> {
  const { block, deleted } = await findBlock(edit, unique_question_id);
  if (deleted) return { changed: false, result: null };
  await refuseConflict(edit, unique_question_id, block, based_on, goneFrom(based_on));
  const { tx, survey, now, revision } = edit;
  await tx
    .updateTable('blocks')
    .set({ deleted_at: new Date(now), changed_revision: revision })
    .where('survey_id', '=', survey.survey_id)
    .where('unique_question_id', '=', unique_question_id)
    .execute();
  edit.note({ block, change: 'delete', key: '', old_value: block, new_value: null });
  return { changed: true, result: null };
}

/** Deleting changes every field that the author looked at. */
function goneFrom(based_on: DeleteInput['based_on']): Record<string, undefined> {
  return Object.fromEntries(Object.keys(based_on ?? {}).map((field) => [field, undefined]));
}

/** Brings a deleted block back as it was, at its place; one that is there stays as it is. 400 when its scale is gone meanwhile. */
export async function recreateBlock(edit: Edit, id: string): Promise<Edited<Block>> {
  const { block, deleted } = await findBlock(edit, id);
  if (!deleted) return { changed: false, result: block };
  await writeBlock(edit, fittingBlock(block, {}, edit.survey));
  edit.note({ block, change: 'create', key: '', old_value: null, new_value: block });
  return { changed: true, result: block };
}
