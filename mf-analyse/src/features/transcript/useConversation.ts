import { authorClient, useCall } from '@dialogwerk/shared/clients';
import type { CallState } from '@dialogwerk/shared/clients';
import type { CallResponse, Transcript } from '@dialogwerk/shared/contract';
import { useCallback } from 'react';

export interface ReadConversation {
  readonly state: CallState<Transcript>;
  readonly reload: () => void;
  /** How it stands, and the ones beside it under the filter; null while that is not known. */
  readonly place: CallResponse<'conversationPlace'> | null;
}

/** One conversation with those before and after it, of the ones that the filter lets through. */
export function useConversation(survey_id: string, conversation_id: string, filter: string): ReadConversation {
  const loadTurns = useCallback(
    (signal: AbortSignal) => authorClient.call('transcript', { survey_id, conversation_id }, { signal }),
    [survey_id, conversation_id],
  );
  const loadPlace = useCallback(
    (signal: AbortSignal) => authorClient.call('conversationPlace', { survey_id, conversation_id, filter }, { signal }),
    [survey_id, conversation_id, filter],
  );
  const turns = useCall(loadTurns);
  const place = useCall(loadPlace);
  return {
    state: turns.state,
    reload: () => {
      turns.reload();
      place.reload();
    },
    place: place.state.kind === 'loaded' ? place.state.value : null,
  };
}
