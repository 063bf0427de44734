import type { Handler } from '../../../calls/handler.ts';
import { readTie, readUse } from '../../../brand-kits/ties.ts';
import { mayEdit } from '../../../policies/mayEdit.ts';

/** Which kit a dialog has its look from. */
export const dialogBrandKit: Handler<'dialogBrandKit'> = async (input, context) => {
  const { survey_id } = await mayEdit(context, input.survey_id);
  return { use: await readUse(context.services.db, survey_id, context.who.user_id) };
};

/** Unties a dialog from its kit; it keeps its look. */
export const leaveBrandKit: Handler<'leaveBrandKit'> = async (input, context) => {
  const { survey_id } = await mayEdit(context, input.survey_id);
  const { db } = context.services;
  const tie = await readTie(db, survey_id);
  if (tie)
    await db
      .updateTable('brand_kit_uses')
      .set({ kit_id: null, before: JSON.stringify({ settings: {}, tie }) })
      .where('survey_id', '=', survey_id)
      .execute();
  return { use: null };
};
