import { sql } from 'kysely';
import type { Handler } from '../../calls/handler.ts';
import { mayEdit } from '../../policies/mayEdit.ts';
import { readBlocks } from '../../storage/readBlocks.ts';
import { noteBlockChange } from './changedFields.ts';
import { editSurvey } from './editSurvey.ts';
import { refuseConflict } from './refuseConflict.ts';
import { refuseUnknownBlocks } from './refuseUnknownBlocks.ts';

/** Sets where blocks go on (`jump_to_question`); of two edges from one block the last counts. */
export const surveyStructure: Handler<'surveyStructure'> = async ({ id, connections, step, based_on }, context) => {
  const { survey_id } = await mayEdit(context, id);
  const targets = new Map(connections.map(({ source, target }) => [source, target]));
  const sources = [...targets.keys()];
  const ends = [...targets.values()];
  const by = { user_id: context.who.user_id, step };
  const { revision } = await editSurvey(context.services, survey_id, by, async (edit) => {
    const reached = ends.filter((target) => target !== null);
    await refuseUnknownBlocks(edit, [...sources, ...reached], 'connections');
    let changed = false;
    for (const block of await readBlocks(edit.tx, survey_id)) {
      const { unique_question_id } = block;
      const target = targets.get(unique_question_id);
      if (target === undefined) continue;
      const seen = based_on && { jump_to_question: based_on[unique_question_id] };
      await refuseConflict(edit, unique_question_id, block, seen, { jump_to_question: target });
      changed = noteBlockChange(edit, block, { ...block, jump_to_question: target }) || changed;
    }
    await sql`
      update blocks
      set definition = definition || jsonb_build_object('jump_to_question', edge.target),
        changed_revision = ${edit.revision}
      from unnest(${sources}::text[], ${ends}::text[]) as edge (source, target)
      where blocks.survey_id = ${survey_id} and blocks.unique_question_id = edge.source`.execute(edit.tx);
    return { changed, result: null };
  });
  return { msg: 'success', revision };
};
