import { authorClient, mutate } from '@dialogwerk/shared/clients';
import { retryWith, showNotice } from '@dialogwerk/shared/state';
import type { ShownTrigger } from '../model/Chats.ts';
import { putTrigger, takeTriggerAway } from '../state/chats.ts';
import { texts } from '../texts.ts';
import { createTrigger } from './createTrigger.ts';

/** Takes a trigger away at once and offers 'Rückgängig'; it comes back when the server refuses. */
export async function deleteTrigger(dialog_manager_id: number, trigger: ShownTrigger): Promise<void> {
  const deleted = await mutate({
    apply: () => takeTriggerAway(dialog_manager_id, trigger.trigger_id),
    call: () => authorClient.call('deleteTrigger', { triggerId: trigger.trigger_id }),
    rollback: () => putTrigger(dialog_manager_id, trigger),
  });
  if (!deleted.ok) return showNotice(texts.notDeleted(deleted.reason));
  showNotice(texts.deleted, { label: texts.undo, run: () => void restore(dialog_manager_id, trigger) });
}

async function restore(dialog_manager_id: number, trigger: ShownTrigger): Promise<void> {
  const problem = await createTrigger(dialog_manager_id, trigger.rule);
  showNotice(
    problem === null ? texts.restored : texts.notRestored(problem),
    problem === null ? null : retryWith(() => void restore(dialog_manager_id, trigger)),
  );
}
