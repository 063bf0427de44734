import { loadInto, loading } from '@dialogwerk/shared/clients';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $managerOfSurvey } from '../../../managerOfSurvey.ts';
import { loadFurtherChats } from '../effects/loadFurtherChats.ts';
import { readChats } from '../effects/readChats.ts';
import { $chats, $furtherChats } from '../state/chats.ts';

/** Has the multi-chats of a dialog there while the dialog is open: for its triggers and for the check. */
export function useChatsOfDialog(survey_id: string): void {
  const known = useStore($managerOfSurvey);
  const managers = known?.survey_id === survey_id ? known : null;
  useEffect(() => {
    if (!managers) return;
    const controller = new AbortController();
    $chats.set(loading);
    void loadInto($chats, (signal) => readChats(managers.manager, signal), controller.signal);
    void loadFurtherChats(managers.further, controller.signal);
    return () => {
      controller.abort();
      $chats.set(loading);
      $furtherChats.set([]);
    };
  }, [managers]);
}
