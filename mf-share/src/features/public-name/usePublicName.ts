import { authorClient, mutate, useCall } from '@dialogwerk/shared/clients';
import type { CallState } from '@dialogwerk/shared/clients';
import type { PublicNames } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { namingTexts } from '@dialogwerk/shared/ui';
import { useCallback, useState } from 'react';
import { dialogAddress } from './dialogAddress.ts';

export interface PublicName {
  readonly state: CallState<PublicNames>;
  readonly reload: () => void;
  /** Gives the dialog this name, or none; tells what is wrong, or null. */
  readonly give: (name: string | null) => Promise<string | null>;
}

/** The name of a dialog in its public addresses. */
export function usePublicName(survey_id: string): PublicName {
  const load = useCallback(
    (signal: AbortSignal) => authorClient.call('surveyPublicName', { survey_id }, { signal }),
    [survey_id],
  );
  const { state, reload } = useCall(load);
  const [given, setGiven] = useState<{ readonly survey_id: string; readonly names: PublicNames } | null>(null);
  const give = async (name: string | null): Promise<string | null> => {
    const made = await mutate({ call: () => authorClient.call('setSurveyPublicName', { survey_id, name }) });
    if (!made.ok) return made.reason;
    setGiven({ survey_id, names: made.value });
    showNotice(name === null ? namingTexts.taken : namingTexts.given(dialogAddress(name)));
    return null;
  };
  const isGiven = given?.survey_id === survey_id;
  return { state: isGiven ? { kind: 'loaded', value: given.names } : state, reload, give };
}
