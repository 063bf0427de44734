import type { Block, CallInput } from '@dialogwerk/shared/contract';
import type { Handler } from '../../calls/handler.ts';
import { mayEdit } from '../../policies/mayEdit.ts';
import { createBlock } from './createBlock.ts';
import { deleteBlock, recreateBlock } from './deleteBlock.ts';
import { editSurvey } from './editSurvey.ts';
import type { Edit, Edited } from './Edit.ts';
import { updateBlock } from './updateBlock.ts';

/** One change of one block (spec §7); answers with the dialog's new revision and the block as it is now. */
export const updateSurveyBlocks: Handler<'updateSurveyBlocks'> = async (input, context) => {
  const { survey_id } = await mayEdit(context, input.survey_id);
  const { revision, result } = await editSurvey(
    context.services,
    survey_id,
    { user_id: context.who.user_id, step: input.step },
    (edit) => change(edit, input),
  );
  return { msg: 'success', revision, block: result };
};

function change(edit: Edit, input: CallInput<'updateSurveyBlocks'>): Promise<Edited<Block | null>> {
  switch (input.action) {
    case 'update':
      return updateBlock(edit, input);
    case 'create':
      return createBlock(edit, input);
    case 'recreate':
      return recreateBlock(edit, input.unique_question_id);
    case 'delete':
      return deleteBlock(edit, input);
  }
}
