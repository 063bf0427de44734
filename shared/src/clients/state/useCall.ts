import { useCallback, useEffect, useState } from 'react';
import type { Called } from '../resources/Called.ts';
import { reasonOf } from '../http/reasonOf.ts';
import { loading } from './CallState.ts';
import type { CallState } from './CallState.ts';

type Call<Value> = (signal: AbortSignal) => Promise<Value>;

interface Settled<Value> {
  readonly call: Call<Value>;
  readonly attempt: number;
  readonly state: CallState<Value>;
}

/**
 * Runs `call`, the same function at every drawing, once and again at `reload`: for what is no read of the contract, or must not be
 * renewed by itself (`useResource` else). What was shown stays while it runs again; what comes after the screen has gone is dropped.
 */
export function useCall<Value>(call: Call<Value>): Called<Value> {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<Settled<Value> | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const settle = (state: CallState<Value>): void => {
      if (!leaving.signal.aborted) setSettled({ call, attempt, state });
    };
    call(leaving.signal).then(
      (value) => settle({ kind: 'loaded', value }),
      (error: unknown) => settle({ kind: 'failed', reason: reasonOf(error) }),
    );
    return () => leaving.abort();
  }, [call, attempt]);
  const reload = useCallback(() => setAttempt((before) => before + 1), []);

  const latest = settled?.call === call ? settled : null;
  const isRunning = latest?.attempt !== attempt;
  if (!latest || (isRunning && latest.state.kind === 'failed')) return { state: loading, reload, isReloading: false };
  return { state: latest.state, reload, isReloading: isRunning };
}
