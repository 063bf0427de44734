import { brandFields } from '@dialogwerk/shared/contract';
import type { Handler } from '../../../calls/handler.ts';
import { picturesIntoDialog } from '../../../brand-kits/pictures.ts';
import { readTie, readUse } from '../../../brand-kits/ties.ts';
import { mayEdit } from '../../../policies/mayEdit.ts';
import { mayUseBrandKit } from '../../../policies/mayUseBrandKit.ts';
import type { BeforeBrandAct } from '../../../storage/tables/brandKitTables.ts';
import { editSurvey } from '../editSurvey.ts';
import { tieTo } from './tieTo.ts';
import { writeLook } from './writeLook.ts';

/** Gives a dialog's draft the look of a kit; respondents see it once it is published. */
export const applyBrandKit: Handler<'applyBrandKit'> = async (input, context) => {
  const { survey_id } = await mayEdit(context, input.survey_id);
  const kit = await mayUseBrandKit(context, input.kit_id);
  const { services, who } = context;
  const tie = await readTie(services.db, survey_id);
  const given = await picturesIntoDialog(services, survey_id, kit, tie);
  const by = { user_id: who.user_id, step: input.step };
  const { result: changed } = await editSurvey(services, survey_id, by, async (edit) => {
    const fields = await writeLook(edit, given);
    const before: BeforeBrandAct = {
      settings: Object.fromEntries(fields.map((field) => [field, edit.survey.settings[field]])),
      tie,
    };
    await tieTo(edit.tx, survey_id, { kit_id: kit.kit_id, taken: kit.look, given }, before);
    return { changed: fields.length > 0, result: brandFields.filter((field) => fields.includes(field)) };
  });
  return { use: await readUse(services.db, survey_id, who.user_id), changed };
};
