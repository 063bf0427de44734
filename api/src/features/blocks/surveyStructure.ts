import { DIALOG_END } from '@dialogwerk/shared/contract';
import type { Block } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import type { Handler } from '../../calls/handler.ts';
import { mayEdit } from '../../policies/mayEdit.ts';
import { readBlocks } from '../../storage/surveys/readBlocks.ts';
import { noteBlockChange } from './changedFields.ts';
import { editSurvey } from './editSurvey.ts';
import { refuseConflict } from './refuseConflict.ts';
import { refuseUnknownBlocks } from './refuseUnknownBlocks.ts';

/** What the graph says of a block: where it goes on, and where its card lies. */
type Patch = Partial<Pick<Block, 'jump_to_question' | 'position'>>;

/**
 * Sets where blocks go on (`jump_to_question`) and where their cards lie; of two edges from one block, or two places of one
 * card, the last counts. A place of a block that is gone is passed over: others may delete one of many that are moved.
 */
export const surveyStructure: Handler<'surveyStructure'> = async (request, context) => {
  const { id, connections, positions, step, based_on } = request;
  const { survey_id } = await mayEdit(context, id);
  const patches = patchesOf(request);
  const by = { user_id: context.who.user_id, step };
  const { revision } = await editSurvey(context.services, survey_id, by, async (edit) => {
    const named = connections.flatMap(({ source, target }) => (isBlock(target) ? [source, target] : [source]));
    await refuseUnknownBlocks(edit, named, 'connections');
    const changes = new Map<string, Patch>();
    const blocks = positions.length + connections.length > 0 ? await readBlocks(edit.tx, survey_id) : [];
    for (const block of blocks) {
      const { unique_question_id } = block;
      const patch = patches.get(unique_question_id);
      if (!patch) continue;
      const seen = based_on && { jump_to_question: based_on[unique_question_id] };
      await refuseConflict(edit, unique_question_id, block, seen, patch);
      if (noteBlockChange(edit, block, { ...block, ...patch })) changes.set(unique_question_id, patch);
    }
    await sql`
      update blocks
      set definition = definition || changes.patch, changed_revision = ${edit.revision}
      from unnest(${[...changes.keys()]}::text[], ${[...changes.values()].map((patch) => JSON.stringify(patch))}::jsonb[])
        as changes (unique_question_id, patch)
      where blocks.survey_id = ${survey_id} and blocks.unique_question_id = changes.unique_question_id`.execute(
      edit.tx,
    );
    return { changed: changes.size > 0, result: null };
  });
  return { msg: 'success', revision };
};

/** Whether an edge leads to a block, and not to the end. */
function isBlock(target: string | null): target is string {
  return target !== null && target !== DIALOG_END;
}

function patchesOf({ connections, positions }: Parameters<typeof surveyStructure>[0]): ReadonlyMap<string, Patch> {
  const patches = new Map<string, Patch>();
  const add = (id: string, patch: Patch): void => void patches.set(id, { ...patches.get(id), ...patch });
  for (const { source, target } of connections) add(source, { jump_to_question: target });
  for (const { unique_question_id, position } of positions) add(unique_question_id, { position });
  return patches;
}
