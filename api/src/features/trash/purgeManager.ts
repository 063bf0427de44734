import type { Handler } from '../../calls/handler.ts';
import { mayEditManager } from '../../policies/findManager.ts';

/** Deletes for good a multi-chat that lies in the bin, with its triggers; its dialogs stay. */
export const purgeManager: Handler<'purgeManager'> = async ({ id }, context) => {
  await mayEditManager(context, id, 'deleted');
  await context.services.db
    .deleteFrom('dialog_managers')
    .where('dialog_manager_id', '=', id)
    // It may just have been restored.
    .where('deleted_at', 'is not', null)
    .execute();
  return { msg: 'success' };
};
