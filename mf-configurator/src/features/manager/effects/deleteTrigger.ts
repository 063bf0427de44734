import { authorClient, reasonOf } from '@dialogwerk/shared/clients';
import { showNotice } from '@dialogwerk/shared/state';
import type { ShownTrigger } from '../model/Chats.ts';
import { putTrigger, takeTriggerAway } from '../state/chats.ts';
import { texts } from '../texts.ts';
import { createTrigger } from './createTrigger.ts';

/** Takes a trigger away at once and offers 'Rückgängig'; it comes back when the server refuses. */
export async function deleteTrigger(dialog_manager_id: number, trigger: ShownTrigger): Promise<void> {
  takeTriggerAway(dialog_manager_id, trigger.trigger_id);
  try {
    await authorClient.call('deleteTrigger', { triggerId: trigger.trigger_id });
    showNotice(texts.deleted, { label: texts.undo, run: () => void restore(dialog_manager_id, trigger) });
  } catch (error) {
    putTrigger(dialog_manager_id, trigger);
    showNotice(texts.notDeleted(reasonOf(error)));
  }
}

async function restore(dialog_manager_id: number, trigger: ShownTrigger): Promise<void> {
  const problem = await createTrigger(dialog_manager_id, trigger.rule);
  showNotice(
    problem === null ? texts.restored : texts.notRestored(problem),
    problem === null ? null : { label: texts.retry, run: () => void restore(dialog_manager_id, trigger) },
  );
}
