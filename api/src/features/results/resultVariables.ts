import { blockName, missingCodes, writtenId } from '@dialogwerk/shared/dialog';
import type { Handler } from '../../calls/handler.ts';
import { eachInTurns, ownTurn } from '../../inTurns.ts';
import { mayAnalyse } from '../../policies/mayAnalyse.ts';
import { readRevisions } from './data/readRevisions.ts';
import { readDialogData } from './data/readDialogData.ts';

/** The columns of a dialog's data (role with analyse 1), with or without answers. */
export const resultVariables: Handler<'resultVariables'> = async ({ survey_id: named }, { services, who }) => {
  const { survey_id } = await mayAnalyse({ services, who }, named);
  const { variables } = await readDialogData(services.db, survey_id);
  const told = await eachInTurns(variables, (variable) => {
    const { name, label, type, measure, values, set, source } = variable;
    const missing = missingCodes(variable).map(({ value, label: says }) => ({ value, label: says }));
    const unique_question_id = source.from === 'answer' ? source.unique_question_id : null;
    return { name, label, type, measure, values: [...values], missing, set, unique_question_id };
  });
  const loops = new Map(
    (await readRevisions(services.db, survey_id)).flatMap(({ snapshot }) =>
      snapshot.blocks.flatMap((block) =>
        block.type === 'loop' && block.members.length > 0
          ? [
              [
                writtenId(block.unique_question_id),
                block.short_name || block.variable || blockName(block, block.context),
              ],
            ]
          : [],
      ),
    ),
  );
  const earlier = await services.db
    .selectFrom('earlier_answers')
    .select('turn')
    .where('survey_id', '=', survey_id)
    .limit(1)
    .executeTakeFirst();
  await ownTurn();
  return {
    variables: told,
    loops: [...loops].map(([unique_question_id, name]) => ({ unique_question_id, name })),
    earlier: earlier !== undefined,
  };
};
