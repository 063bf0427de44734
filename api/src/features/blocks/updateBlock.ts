import type { Block } from '@dialogwerk/shared/contract';
import { CallError } from '../../calls/CallError.ts';
import type { Edit, Edited } from './editSurvey.ts';
import { findBlock } from './findBlock.ts';
import { fittingBlock } from './fittingBlock.ts';
import { refuseLiveWithoutQuestion } from './refuseLiveWithoutQuestion.ts';
import { blockTexts } from './texts.ts';
import { writeBlock } from './writeBlock.ts';

/** Changes the named fields of a block; the whole block must fit the contract afterwards. */
export async function updateBlock(edit: Edit, id: string, changed_values: object): Promise<Edited<Block>> {
  const { block: before, deleted } = await findBlock(edit, id);
  if (deleted) throw new CallError(404, blockTexts.unknownBlock(id), { field: 'unique_question_id' });
  const block = fittingBlock({ ...before, ...changed_values }, changed_values, edit.survey);
  for (const field of ['unique_question_id', 'created_on'] as const) {
    if (block[field] !== before[field]) throw new CallError(400, blockTexts.fixedField(field), { field });
  }
  await writeBlock(edit, block);
  if (block.type !== before.type) await refuseLiveWithoutQuestion(edit);
  return { changed: Object.keys(changed_values).length > 0, result: block };
}
