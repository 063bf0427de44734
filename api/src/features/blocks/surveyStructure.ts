import { sql } from 'kysely';
import type { Handler } from '../../calls/handler.ts';
import { mayEdit } from '../../policies/mayEdit.ts';
import { editSurvey } from './editSurvey.ts';
import { refuseUnknownBlocks } from './refuseUnknownBlocks.ts';

/** Sets where blocks go on (`jump_to_question`); of two edges from one block the last counts. */
export const surveyStructure: Handler<'surveyStructure'> = async ({ id, connections }, context) => {
  const { survey_id } = await mayEdit(context, id);
  const targets = new Map(connections.map(({ source, target }) => [source, target]));
  const sources = [...targets.keys()];
  const ends = [...targets.values()];
  const { revision } = await editSurvey(context.services, survey_id, async (edit) => {
    const reached = ends.filter((target) => target !== null);
    await refuseUnknownBlocks(edit, [...sources, ...reached], 'connections');
    await sql`
      update blocks
      set definition = definition || jsonb_build_object('jump_to_question', edge.target)
      from unnest(${sources}::text[], ${ends}::text[]) as edge (source, target)
      where blocks.survey_id = ${survey_id} and blocks.unique_question_id = edge.source`.execute(edit.tx);
    return { changed: sources.length > 0, result: null };
  });
  return { msg: 'success', revision };
};
