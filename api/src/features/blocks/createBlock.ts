import { SURVEY_BLOCKS_LIMIT } from '@dialogwerk/shared/contract';
import type { Block, CallInput } from '@dialogwerk/shared/contract';
import { canBeCarried, newBlock, withItemNumbers } from '@dialogwerk/shared/dialog';
import { CallError } from '../../errors/CallError.ts';
import { blockTypes } from '../../storage/surveys/blockTypes.ts';
import type { Edit, Edited } from './Edit.ts';
import { findBlock, lookForBlock } from './findBlock.ts';
import { fittingBlock } from './fittingBlock.ts';
import { numberCarried } from './numberCarried.ts';
import { writeBlock } from './writeBlock.ts';

export type CreateInput = Extract<CallInput<'updateSurveyBlocks'>, { action: 'create' }>;

/** Adds a block with its type's defaults. The same one again is the one that is there, so a client may repeat itself. */
export async function createBlock(edit: Edit, input: CreateInput): Promise<Edited<Block>> {
  const { unique_question_id, optionals } = input;
  const type = blockTypes.find((known) => known === input.type);
  if (!type) throw new CallError('block/unknown-type', { type: input.type });
  const found = await lookForBlock(edit, unique_question_id);
  if (found) return { changed: false, result: sameBlock(found.block, found.deleted, type) };

  const order = await placeFor(edit, input);
  const fixed = { ...newBlock(type, unique_question_id, edit.now), order };
  const draft = { ...fixed, ...namedFields(input), ...optionals, unique_question_id, type, order };
  const block = withItemNumbers(fittingBlock(draft, optionals, edit.survey));
  await writeBlock(edit, block);
  if (canBeCarried(block)) await numberCarried(edit);
  edit.note({ block, change: 'create', key: '', old_value: null, new_value: block });
  return { changed: true, result: block };
}

function sameBlock(block: Block, deleted: boolean, type: Block['type']): Block {
  const id = block.unique_question_id;
  if (deleted) throw new CallError('block/deleted', { id });
  if (block.type !== type) throw new CallError('block/taken-id', { id });
  return block;
}

/** The fields that the call names beside `optionals` (spec §7), as far as they were sent. */
function namedFields({ context, nachfrage, likert_na, acknowledgement }: CreateInput): object {
  return {
    context,
    ...(nachfrage === undefined ? {} : { nachfrage }),
    ...(likert_na === undefined ? {} : { likert_na }),
    ...(acknowledgement === undefined ? {} : { acknowledgement }),
  };
}

/** The order of a new block: after its source, else as asked for, else at the end; those behind move on by one. */
async function placeFor(edit: Edit, { source_node_id, order }: CreateInput): Promise<number> {
  const { tx, survey } = edit;
  const { count, last } = await tx
    .selectFrom('blocks')
    .select(({ fn }) => [
      fn.count<number>('unique_question_id').filterWhere('deleted_at', 'is', null).as('count'),
      fn.max<number | null>('order').as('last'),
    ])
    .where('survey_id', '=', survey.survey_id)
    .executeTakeFirstOrThrow();
  if (count >= SURVEY_BLOCKS_LIMIT) throw new CallError('block/too-many');
  const wanted = source_node_id === null ? order : (await findBlock(edit, source_node_id)).block.order + 1;
  const end = (last ?? -1) + 1;
  if (wanted === undefined || wanted >= end) return end;
  await tx
    .updateTable('blocks')
    .set(({ eb }) => ({ order: eb('order', '+', 1) }))
    .where('survey_id', '=', survey.survey_id)
    .where('order', '>=', wanted)
    .execute();
  return wanted;
}
