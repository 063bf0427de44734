import type { Handler } from '../../../calls/handler.ts';
import { changesBy, lookIn } from '../../../brand-kits/ties.ts';
import { mayUseBrandKit } from '../../../policies/mayUseBrandKit.ts';
import { editingRoles } from '../../../policies/rights.ts';

/** The dialogs that have their look from a kit and that the author may edit. */
export const brandKitUses: Handler<'brandKitUses'> = async (input, context) => {
  const { kit_id, look } = await mayUseBrandKit(context, input.kit_id);
  const { services, who } = context;
  const rows = await services.db
    .selectFrom('brand_kit_uses')
    .innerJoin('surveys', 'surveys.survey_id', 'brand_kit_uses.survey_id')
    .innerJoin('members', 'members.survey_id', 'surveys.survey_id')
    .where('kit_id', '=', kit_id)
    .where('members.user_id', '=', who.user_id)
    .where('members.role', 'in', editingRoles)
    .where('surveys.deleted_at', 'is', null)
    .select(['surveys.survey_id', 'survey_name', 'taken', 'given', 'settings'])
    .orderBy('survey_name')
    .orderBy('surveys.survey_id')
    .execute();
  return {
    dialogs: rows.map(({ survey_id, survey_name, taken, given, settings }) => ({
      survey_id,
      survey_name,
      changes: changesBy(look, { kit_id, taken, given }, lookIn(settings)),
    })),
  };
};
