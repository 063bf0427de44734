import type { TriggerRule } from '@dialogwerk/shared/dialog';
import { retryWith, showNotice } from '@dialogwerk/shared/state';
import { useEffect, useRef, useState } from 'react';
import { createTrigger, deleteTrigger } from '../changeTriggers.ts';
import type { ShownTrigger } from '../model/Chats.ts';
import { endsOf } from '../model/triggerEnds.ts';
import { texts } from '../texts.ts';
import type { TriggerDraft } from './TriggerDialog.tsx';

/** The form of a new trigger while it is open, and what it and the list of triggers do. */
export function useTriggerEditing(dialog_manager_id: number) {
  const [draft, setDraft] = useState<TriggerDraft | null>(null);
  const mayShowForm = useRef(true);
  useEffect(() => {
    // Another form that is being filled in meanwhile must stay as it is.
    mayShowForm.current = draft === null;
    return () => {
      mayShowForm.current = false;
    };
  }, [draft]);

  async function create(rule: TriggerRule): Promise<void> {
    setDraft(null);
    const problem = await createTrigger(dialog_manager_id, rule);
    if (problem === null) return;
    if (mayShowForm.current) setDraft({ ...endsOf(rule), problem });
    else
      showNotice(
        texts.notCreated(problem),
        retryWith(() => void create(rule)),
      );
  }

  return {
    draft,
    /** Opens the form; null closes it. */
    setDraft,
    /** Comes back with the reason when the trigger is not saved. */
    create: (rule: TriggerRule): void => void create(rule),
    remove: (trigger: ShownTrigger): void => void deleteTrigger(dialog_manager_id, trigger),
  };
}
