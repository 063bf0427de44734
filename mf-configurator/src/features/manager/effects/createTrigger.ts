import { authorClient, reasonOf } from '@dialogwerk/shared/clients';
import { writeTrigger } from '@dialogwerk/shared/dialog';
import type { TriggerRule } from '@dialogwerk/shared/dialog';
import { newId } from '../../../newId.ts';
import { putTrigger, takeTriggerAway } from '../state/chats.ts';

/** Shows a trigger at once and saves it; it is taken back when it is not saved. Gives why not, or null. */
export async function createTrigger(dialog_manager_id: number, rule: TriggerRule): Promise<string | null> {
  const shown = newId('t');
  putTrigger(dialog_manager_id, { trigger_id: shown, rule, pending: true });
  try {
    const { trigger } = await authorClient.call('createTrigger', { dialog_manager_id, ...writeTrigger(rule) });
    putTrigger(dialog_manager_id, { trigger_id: trigger.trigger_id, rule, pending: false }, shown);
    return null;
  } catch (error) {
    takeTriggerAway(dialog_manager_id, shown);
    return reasonOf(error);
  }
}
