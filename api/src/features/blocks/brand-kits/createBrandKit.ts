import { BRAND_KIT_LIMITS } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import type { Handler } from '../../../calls/handler.ts';
import { picturesIntoKit } from '../../../brand-kits/pictures.ts';
import { lookIn } from '../../../brand-kits/ties.ts';
import { CallError } from '../../../errors/CallError.ts';
import { mayEdit } from '../../../policies/mayEdit.ts';
import { mayManageWorkspace } from '../../../policies/mayManageWorkspace.ts';
import { uuidv7 } from '../../../storage/ids.ts';
import { readDraftSettings } from '../../../storage/surveys/readSettings.ts';
import { personalWorkspace } from '../../../workspaces/personalWorkspace.ts';
import { shownKit } from './shownKit.ts';
import { tieTo } from './tieTo.ts';

/** Makes a kit of a dialog's look, and the dialog one that has its look from it. It stands deleted until its pictures are copied. */
export const createBrandKit: Handler<'createBrandKit'> = async (input, context) => {
  const { survey_id } = await mayEdit(context, input.survey_id);
  const { services, who } = context;
  const { db, now } = services;
  const workspace_id = input.workspace_id ?? (await personalWorkspace(db, who.user_id, now()));
  const { role } = await mayManageWorkspace(context, workspace_id);
  const settings = await readDraftSettings(db, survey_id);
  if (!settings) throw new CallError('survey/gone');
  const { many } = await db
    .selectFrom('brand_kits')
    .where('workspace_id', '=', workspace_id)
    .where('deleted_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('many'))
    .executeTakeFirstOrThrow();
  if (many >= BRAND_KIT_LIMITS.most) throw new CallError('brand-kit/too-many');

  const kit_id = uuidv7(now());
  const given = lookIn(settings);
  await db
    .insertInto('brand_kits')
    .values({ kit_id, workspace_id, name: input.name, look: JSON.stringify(given), deleted_at: sql`now()` })
    .execute();
  try {
    const look = await picturesIntoKit(services, survey_id, kit_id, given);
    await db
      .updateTable('brand_kits')
      .set({ look: JSON.stringify(look), deleted_at: null })
      .where('kit_id', '=', kit_id)
      .execute();
    await tieTo(db, survey_id, { kit_id, taken: look, given });
    return { kit: shownKit({ kit_id, workspace_id, name: input.name, version: 1, look, role }) };
  } catch (error) {
    await db.deleteFrom('brand_kits').where('kit_id', '=', kit_id).execute();
    throw error;
  }
};
