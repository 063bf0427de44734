import { useResource } from '@dialogwerk/shared/clients';
import type { SurveyData } from '@dialogwerk/shared/contract';
import { usesModel } from '@dialogwerk/shared/dialog';
import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { CheckedBeside } from '../../features/dialog-check/effects/keepChecked.ts';
import { $multiChat } from '../../features/manager/state/chats.ts';
import { isConnected, useModelState } from '../../useModelState.ts';

/** What the check of a dialog wants to know beside the dialog: as far as it is known by now. */
export function useCheckedBeside({ survey_id, all_questions }: SurveyData, mayEdit: boolean): CheckedBeside {
  const multiChat = useStore($multiChat);
  const { state: secrets } = useResource('listSecrets', mayEdit ? { survey_id } : null);
  const { state: tests } = useResource('scriptedTests', { survey_id });
  const isLed = isConnected(useModelState(usesModel(all_questions)));
  return useMemo(
    () => ({
      multiChat,
      secrets:
        secrets.kind === 'loaded' ? new Map(secrets.value.secrets.map(({ name, hosts }) => [name, hosts])) : null,
      isLed,
      tests: tests.kind === 'loaded' ? tests.value.tests : [],
    }),
    [multiChat, secrets, isLed, tests],
  );
}
