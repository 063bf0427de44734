import { useMemo } from 'react';
import type { TriggerStub } from '../../model/TriggerStub.ts';
import { triggerStubs } from './model/triggerStubs.ts';
import { useChatsOfDialog } from './useChatsOfDialog.ts';

/** The ends of triggers in a dialog, of all its multi-chats; none for a dialog of no multi-chat, and none where they cannot be had now. */
export function useTriggerStubs(survey_id: string): readonly TriggerStub[] {
  const all = useChatsOfDialog(survey_id);
  return useMemo(() => all.flatMap((chats) => triggerStubs(survey_id, chats)), [survey_id, all]);
}
