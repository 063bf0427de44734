import type { CallName } from '@dialogwerk/shared/contract';
import { useLocation, useNavigate } from '@dialogwerk/shared/ui/router';
import { useEffect, useEffectEvent } from 'react';

/**
 * Runs `repeat` when the author has come back from a new login that this call wanted (spec §4): once, and never again at a
 * reload of the page.
 */
export function useRepeatedCall(call: CallName, repeat: () => void): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const wanted = namesCall(state) && state.repeat.call === call;
  const run = useEffectEvent((): void => {
    void navigate(pathname + search, { replace: true, state: null });
    repeat();
  });
  useEffect(() => {
    if (wanted) run();
  }, [wanted]);
}

function namesCall(state: unknown): state is { repeat: { call: string } } {
  return (
    typeof state === 'object' &&
    state !== null &&
    'repeat' in state &&
    typeof state.repeat === 'object' &&
    state.repeat !== null &&
    'call' in state.repeat &&
    typeof state.repeat.call === 'string'
  );
}
