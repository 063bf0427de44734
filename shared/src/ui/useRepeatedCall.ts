import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Runs `repeat` with the call's request when the author has come back from a new login that this call wanted (spec §4): once,
 * and never again at a reload of the page. Any name will do, because a type of all of them would refuse modules for each new call (docs/decisions/0105).
 */
export function useRepeatedCall(call: string, repeat: (request: object) => void): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const wanted = namesCall(state) && state.repeat.call === call ? state.repeat.request : null;
  const run = useEffectEvent((): void => {
    if (wanted === null) return;
    void navigate(pathname + search, { replace: true, state: null });
    repeat(wanted);
  });
  const isWanted = wanted !== null;
  useEffect(() => {
    if (isWanted) run();
  }, [isWanted]);
}

function namesCall(state: unknown): state is { repeat: { call: string; request: object } } {
  return (
    typeof state === 'object' &&
    state !== null &&
    'repeat' in state &&
    typeof state.repeat === 'object' &&
    state.repeat !== null &&
    'call' in state.repeat &&
    typeof state.repeat.call === 'string' &&
    'request' in state.repeat &&
    typeof state.repeat.request === 'object' &&
    state.repeat.request !== null
  );
}
