import { useResource } from '@dialogwerk/shared/clients';
import type { SurveyData } from '@dialogwerk/shared/contract';
import { usesModel } from '@dialogwerk/shared/dialog';
import { useMemo } from 'react';
import type { CheckedBeside } from '../../features/dialog-check/effects/keepChecked.ts';
import { multiChatOf } from '../../features/manager/model/multiChatOf.ts';
import { useChatsOfDialog } from '../../features/manager/useChatsOfDialog.ts';
import { useLinkParameters } from '../../useLinkParameters.ts';
import { isConnected, useModelState } from '../../useModelState.ts';

/** What the check of a dialog wants to know beside the dialog: as far as it is known by now. */
export function useCheckedBeside({ survey_id, all_questions }: SurveyData, mayEdit: boolean): CheckedBeside {
  const chats = useChatsOfDialog(survey_id);
  const { state: secrets } = useResource('listSecrets', mayEdit ? { survey_id } : null);
  const parameters = useLinkParameters(survey_id);
  const { state: tests } = useResource('scriptedTests', { survey_id });
  const isLed = isConnected(useModelState(usesModel(all_questions)));
  return useMemo(
    () => ({
      multiChat: multiChatOf(chats),
      secrets:
        secrets.kind === 'loaded' ? new Map(secrets.value.secrets.map(({ name, hosts }) => [name, hosts])) : null,
      parameters,
      isLed,
      tests: tests.kind === 'loaded' ? tests.value.tests : [],
    }),
    [chats, secrets, parameters, isLed, tests],
  );
}
