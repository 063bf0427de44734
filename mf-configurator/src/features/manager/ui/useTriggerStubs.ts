import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { TriggerStub } from '../../../model/TriggerStub.ts';
import { triggerStubs } from '../model/triggerStubs.ts';
import { $chats } from '../state/chats.ts';

/** The ends of triggers in a dialog; none for a dialog of no multi-chat, and none where they cannot be had now. */
export function useTriggerStubs(survey_id: string): readonly TriggerStub[] {
  const state = useStore($chats);
  return useMemo(() => (state.kind === 'loaded' ? triggerStubs(survey_id, state.chats) : []), [survey_id, state]);
}
