import { authorClient, mutate } from '@dialogwerk/shared/clients';
import { writeTrigger } from '@dialogwerk/shared/dialog';
import type { TriggerRule } from '@dialogwerk/shared/dialog';
import { newId } from '../../../newId.ts';
import { putTrigger, takeTriggerAway } from '../state/chats.ts';

/** Shows a trigger at once and saves it; it is taken back when it is not saved. Gives why not, or null. */
export async function createTrigger(dialog_manager_id: number, rule: TriggerRule): Promise<string | null> {
  const shown = newId('t');
  const created = await mutate({
    apply: () => putTrigger(dialog_manager_id, { trigger_id: shown, rule, pending: true }),
    call: () => authorClient.call('createTrigger', { dialog_manager_id, ...writeTrigger(rule) }),
    rollback: () => takeTriggerAway(dialog_manager_id, shown),
  });
  if (!created.ok) return created.reason;
  const { trigger_id } = created.value.trigger;
  putTrigger(dialog_manager_id, { trigger_id, rule, pending: false }, shown);
  return null;
}
