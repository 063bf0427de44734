import type { Block } from '@dialogwerk/shared/contract';
import type { Edit, Edited } from './editSurvey.ts';
import { findBlock } from './findBlock.ts';
import { refuseLiveWithoutQuestion } from './refuseLiveWithoutQuestion.ts';
import { writeBlock } from './writeBlock.ts';

/**
 * Takes a block away; it is kept for `recreateBlock`. Jumps to it stay, so that they hold again when it comes back:
 * until then they are findings of the graph check and fall through at run time (domain.md §3).
 */
export async function deleteBlock(edit: Edit, id: string): Promise<Edited<null>> {
  const { deleted } = await findBlock(edit, id);
  if (deleted) return { changed: false, result: null };
  const { tx, survey, now } = edit;
  await tx
    .updateTable('blocks')
    .set({ deleted_at: new Date(now) })
    .where('survey_id', '=', survey.survey_id)
    .where('unique_question_id', '=', id)
    .execute();
  await refuseLiveWithoutQuestion(edit);
  return { changed: true, result: null };
}

/** Brings a deleted block back as it was, at its place; one that is there stays as it is. */
export async function recreateBlock(edit: Edit, id: string): Promise<Edited<Block>> {
  const { block, deleted } = await findBlock(edit, id);
  if (deleted) await writeBlock(edit, block);
  return { changed: deleted, result: block };
}
