import { DIALOG_END, GPT_EXIT_CONDITIONS_LIMIT } from '@dialogwerk/shared/contract';
import type { BlockOf, CallInput, ExitCondition, GptExitCondition } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import { CallError } from '../../errors/CallError.ts';
import type { Handler, Handlers } from '../../calls/handler.ts';
import { mayEdit } from '../../policies/mayEdit.ts';
import { uuidv7 } from '../../storage/ids.ts';
import { editSurvey } from './editSurvey.ts';
import type { Edit, Edited } from './Edit.ts';
import { findBlock } from './findBlock.ts';
import { refuseUnknownBlocks } from './refuseUnknownBlocks.ts';
import { updateBlock } from './updateBlock.ts';

type Fields = Pick<CallInput<'createGptExitCondition'>, 'unique_question_id' | 'condition' | 'target'>;

/** The KI-Gespräch of this id; 409 for a block of another type, because nothing else has exit conditions. */
async function findGptBlock(edit: Edit, id: string): Promise<BlockOf<'gpt'>> {
  const { block, deleted } = await findBlock(edit, id);
  if (deleted) throw new CallError('block/unknown', { id });
  if (block.type !== 'gpt') throw new CallError('block/not-gpt', { id });
  return block;
}

/** The block that an exit condition stands in; 404 when there is none. */
async function findHolder({ tx, survey }: Edit, conditionId: string): Promise<BlockOf<'gpt'>> {
  const holding = JSON.stringify({ type: 'gpt', gpt_exit_conditions: [{ id: conditionId }] });
  const row = await tx
    .selectFrom('blocks')
    .select(['definition', 'order'])
    .where('survey_id', '=', survey.survey_id)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`definition @> ${holding}::jsonb`)
    .orderBy('order')
    .executeTakeFirst();
  if (row?.definition.type !== 'gpt') throw new CallError('exit-condition/unknown');
  return { ...row.definition, order: row.order };
}

/** Gives whether the block's conditions have changed. */
async function write(
  edit: Edit,
  { unique_question_id }: BlockOf<'gpt'>,
  conditions: ExitCondition[],
): Promise<boolean> {
  if (conditions.length > GPT_EXIT_CONDITIONS_LIMIT) throw new CallError('exit-condition/too-many');
  const { changed } = await updateBlock(edit, {
    action: 'update',
    survey_id: edit.survey.survey_id,
    unique_question_id,
    changed_values: { gpt_exit_conditions: conditions },
  });
  return changed;
}

/** Puts a condition where its place is: over the one of its id in the same block, else at the end. */
async function put(
  edit: Edit,
  id: string,
  { unique_question_id, condition, target }: Fields,
): Promise<Edited<GptExitCondition>> {
  if (target !== null && target !== DIALOG_END) await refuseUnknownBlocks(edit, [target], 'target');
  const block = await findGptBlock(edit, unique_question_id);
  const one: ExitCondition = { id, condition, target };
  const known = block.gpt_exit_conditions.some((other) => other.id === id);
  const conditions = known
    ? block.gpt_exit_conditions.map((other) => (other.id === id ? one : other))
    : [...block.gpt_exit_conditions, one];
  const changed = await write(edit, block, conditions);
  return { changed, result: { ...one, unique_question_id, survey_id: edit.survey.survey_id } };
}

async function takeAway(edit: Edit, holder: BlockOf<'gpt'>, conditionId: string): Promise<void> {
  await write(
    edit,
    holder,
    holder.gpt_exit_conditions.filter(({ id }) => id !== conditionId),
  );
}

const createGptExitCondition: Handler<'createGptExitCondition'> = async ({ id, ...fields }, context) => {
  const { survey_id } = await mayEdit(context, id);
  const { services, who } = context;
  const by = { user_id: who.user_id, step: undefined };
  const { result } = await editSurvey(services, survey_id, by, (edit) => put(edit, uuidv7(services.now()), fields));
  return { gpt_exit_condition: result };
};

/** Another sentence or target; also another block, into which the condition then moves. */
const updateGptExitCondition: Handler<'updateGptExitCondition'> = async ({ id, conditionId, ...fields }, context) => {
  const { survey_id } = await mayEdit(context, id);
  const by = { user_id: context.who.user_id, step: undefined };
  const { result } = await editSurvey(context.services, survey_id, by, async (edit) => {
    const holder = await findHolder(edit, conditionId);
    if (holder.unique_question_id !== fields.unique_question_id) await takeAway(edit, holder, conditionId);
    return put(edit, conditionId, fields);
  });
  return { gpt_exit_condition: result };
};

const deleteGptExitCondition: Handler<'deleteGptExitCondition'> = async ({ id, conditionId }, context) => {
  const { survey_id } = await mayEdit(context, id);
  const by = { user_id: context.who.user_id, step: undefined };
  await editSurvey(context.services, survey_id, by, async (edit) => {
    await takeAway(edit, await findHolder(edit, conditionId), conditionId);
    return { changed: true, result: null };
  });
  return { msg: 'success' };
};

/** The exit conditions of a KI-Gespräch (domain.md §6); they stand in their block, so that a revision holds them too. */
export const exitConditionCalls = {
  createGptExitCondition,
  updateGptExitCondition,
  deleteGptExitCondition,
} satisfies Partial<Handlers>;
