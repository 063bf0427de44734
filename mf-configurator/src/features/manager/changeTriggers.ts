import { change, patch } from '@dialogwerk/shared/clients';
import type { Trigger } from '@dialogwerk/shared/contract';
import { writeTrigger } from '@dialogwerk/shared/dialog';
import type { TriggerRule } from '@dialogwerk/shared/dialog';
import { retryWith, showNotice } from '@dialogwerk/shared/state';
import { newId } from '../../newId.ts';
import { PENDING } from './model/Chats.ts';
import type { ShownTrigger } from './model/Chats.ts';
import { texts } from './texts.ts';

/** What a trigger says, whatever its id; field by field, because the server's and ours have theirs in different orders. */
const saidBy = ({ survey_id, unique_question_id, trigger, init_survey, delay_seconds = 0 }: Trigger): string =>
  JSON.stringify([survey_id, unique_question_id, trigger, init_survey, delay_seconds]);

/** A multi-chat's triggers with one in the place of the same one under another id. */
function withTrigger(id: number, trigger: Trigger) {
  return patch('dialogmanagerTrigger', { id }, ({ trigger_objects }) => {
    const others = trigger_objects.filter((other) => saidBy(other) !== saidBy(trigger));
    const isKept = trigger.trigger_id.startsWith(PENDING) && others.length < trigger_objects.length;
    return { trigger_objects: isKept ? trigger_objects : [...others, trigger] };
  });
}

/** Shows a trigger at once and saves it; it is taken back when it is not saved. Gives why not, or null. */
export async function createTrigger(id: number, rule: TriggerRule): Promise<string | null> {
  const written = { dialog_manager_id: id, ...writeTrigger(rule) };
  const created = await change('createTrigger', written, {
    patches: [withTrigger(id, { trigger_id: newId(PENDING), ...written })],
    answered: ({ trigger }) => [withTrigger(id, trigger)],
  });
  return created.ok ? null : created.reason;
}

/** Takes a trigger away at once and offers 'Rückgängig'; it comes back when the server refuses. */
export async function deleteTrigger(id: number, { trigger_id, rule }: ShownTrigger): Promise<void> {
  const without = patch('dialogmanagerTrigger', { id }, ({ trigger_objects }) => ({
    trigger_objects: trigger_objects.filter((other) => other.trigger_id !== trigger_id),
  }));
  const deleted = await change('deleteTrigger', { triggerId: trigger_id }, { patches: [without] });
  if (!deleted.ok) return showNotice(texts.notDeleted(deleted.reason));
  showNotice(texts.deleted, { label: texts.undo, run: () => void restore(id, rule) });
}

async function restore(id: number, rule: TriggerRule): Promise<void> {
  const problem = await createTrigger(id, rule);
  showNotice(
    problem === null ? texts.restored : texts.notRestored(problem),
    problem === null ? null : retryWith(() => void restore(id, rule)),
  );
}
