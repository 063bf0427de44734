import type { Handler } from '../../../calls/handler.ts';
import { mayManageBrandKit } from '../../../policies/mayUseBrandKit.ts';

/** Takes a kit away for 30 days, then for good; dialogs keep what they have of it. */
export const deleteBrandKit: Handler<'deleteBrandKit'> = async (input, context) => {
  const { kit_id } = await mayManageBrandKit(context, input.kit_id);
  const { db, now } = context.services;
  await db
    .updateTable('brand_kits')
    .set({ deleted_at: new Date(now()) })
    .where('kit_id', '=', kit_id)
    .execute();
  return { msg: 'success' };
};

/** Brings it back, with the dialogs that have their look from it. */
export const restoreBrandKit: Handler<'restoreBrandKit'> = async (input, context) => {
  const { kit_id } = await mayManageBrandKit(context, input.kit_id, 'deleted');
  await context.services.db.updateTable('brand_kits').set({ deleted_at: null }).where('kit_id', '=', kit_id).execute();
  return { msg: 'success' };
};
