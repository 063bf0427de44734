import { useMemo } from 'react';
import { useManagerOfSurvey } from '../../useManagerOfSurvey.ts';
import type { Chats } from './model/Chats.ts';
import { useChats } from './useChats.ts';

/** The multi-chats of a dialog that could be had; none for a dialog of no multi-chat, and none while they are not known. */
export function useChatsOfDialog(survey_id: string): readonly Chats[] {
  const known = useManagerOfSurvey(survey_id);
  const { states } = useChats(known ? [known.manager, ...known.further] : []);
  return useMemo(() => states.flatMap((state) => (state.kind === 'loaded' ? state.value : [])), [states]);
}
