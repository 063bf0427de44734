import { useSearchParams } from '@dialogwerk/shared/ui/router';
import { useCallback } from 'react';

/** In the address, so that a conversation can be shared with colleagues and 'back' closes it. */
const PARAMETER = 'gespraech';

interface OpenTranscript {
  /** null while none is open. */
  readonly conversation_id: string | null;
  readonly open: (conversation_id: string) => void;
  /** Puts another in its place, without a step back to this one. */
  readonly turnTo: (conversation_id: string) => void;
  readonly close: () => void;
}

/** Which conversation the address names, and the ways to name another. */
export function useOpenTranscript(): OpenTranscript {
  const [parameters, setParameters] = useSearchParams();
  const name = useCallback(
    (conversation_id: string | null, replace: boolean): void =>
      setParameters(
        (before) => {
          const after = new URLSearchParams(before);
          if (conversation_id === null) after.delete(PARAMETER);
          else after.set(PARAMETER, conversation_id);
          return after;
        },
        { replace, preventScrollReset: true },
      ),
    [setParameters],
  );
  return {
    conversation_id: parameters.get(PARAMETER),
    open: (conversation_id) => name(conversation_id, false),
    turnTo: (conversation_id) => name(conversation_id, true),
    close: () => name(null, true),
  };
}
