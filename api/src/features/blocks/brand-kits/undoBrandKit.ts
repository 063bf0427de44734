import type { Handler } from '../../../calls/handler.ts';
import { readUse } from '../../../brand-kits/ties.ts';
import { mayEdit } from '../../../policies/mayEdit.ts';
import type { Edit } from '../Edit.ts';
import { editSurvey } from '../editSurvey.ts';
import { tieTo } from './tieTo.ts';
import { writeLook } from './writeLook.ts';

/** Takes back what was done last with the dialog's kit: its settings of before, and how it stood to a kit. */
export const undoBrandKit: Handler<'undoBrandKit'> = async (input, context) => {
  const { survey_id } = await mayEdit(context, input.survey_id);
  const { services, who } = context;
  const by = { user_id: who.user_id, step: input.step };
  await editSurvey(services, survey_id, by, async (edit) => ({ changed: await bringBack(edit), result: null }));
  return { use: await readUse(services.db, survey_id, who.user_id) };
};

async function bringBack(edit: Edit): Promise<boolean> {
  const { tx, survey } = edit;
  const { survey_id } = survey;
  const row = await tx
    .selectFrom('brand_kit_uses')
    .where('survey_id', '=', survey_id)
    .select('before')
    .executeTakeFirst();
  if (!row?.before) return false;
  const { settings, tie } = row.before;
  if (tie) await tieTo(tx, survey_id, tie);
  else await tx.deleteFrom('brand_kit_uses').where('survey_id', '=', survey_id).execute();
  return (await writeLook(edit, settings)).length > 0;
}
