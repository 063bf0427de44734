import { useStore } from '@nanostores/react';
import type { WritableAtom } from 'nanostores';
import { useCallback, useEffect, useRef } from 'react';
import { loading } from './CallState.ts';
import type { CallState } from './CallState.ts';
import { loadInto } from './loadInto.ts';

/**
 * Like `useCall`, for what other parts of a module change, too: an atom holds it. It starts anew with every visit, so that the
 * next one, perhaps of another author, shows nothing old. `call` is the same function at every drawing.
 */
export function useCallInto<Value>(
  $state: WritableAtom<CallState<Value>>,
  call: (signal: AbortSignal) => Promise<Value>,
): { readonly state: CallState<Value>; readonly retry: () => void } {
  const state = useStore($state);
  const running = useRef<AbortController | null>(null);
  const retry = useCallback(() => {
    running.current?.abort();
    running.current = new AbortController();
    $state.set(loading);
    void loadInto($state, call, running.current.signal);
  }, [$state, call]);
  useEffect(() => {
    retry();
    return () => {
      running.current?.abort();
      $state.set(loading);
    };
  }, [retry, $state]);
  return { state, retry };
}
