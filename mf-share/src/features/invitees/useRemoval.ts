import { change } from '@dialogwerk/shared/clients';
import { showNotice } from '@dialogwerk/shared/state';
import { inviteeTexts as texts } from './texts.ts';

/** Takes a person off a dialog's list, or all (null), and offers to take that back. */
export function useRemoval(survey_id: string): (invitee_id: string | null) => Promise<void> {
  return async (invitee_id) => {
    const made = await change('removeInvitees', { survey_id, invitee_id });
    if (!made.ok) {
      showNotice(texts.notDone(made.reason));
      return;
    }
    const { removed, removed_at } = made.value;
    const undo = async (): Promise<void> => {
      const back = await change('restoreInvitees', { survey_id, removed_at });
      if (!back.ok) showNotice(texts.notDone(back.reason));
    };
    showNotice(invitee_id === null ? texts.actions.removed(removed) : texts.actions.removedOne, {
      label: texts.undo,
      run: () => void undo(),
    });
  };
}
