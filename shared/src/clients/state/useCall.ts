import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Called } from '../resources/Called.ts';
import type { CallState } from './CallState.ts';
import { loading } from './CallState.ts';
import { reasonOf } from '../http/reasonOf.ts';

type Call<Value> = (signal: AbortSignal) => Promise<Value>;

interface Settled<Value> {
  readonly call: Call<Value>;
  readonly key: string;
  readonly attempt: number;
  readonly state: CallState<Value>;
}

/**
 * Runs `call`, the same function at every drawing, once and again at `reload`; another function or another
 * `key` is another thing to show. What comes after the screen has gone is dropped. `onReloadFailed` gets why a shown value could not be renewed.
 */
export function useCall<Value>(
  call: Call<Value>,
  onReloadFailed?: ((reason: string) => void) | null,
  key = '',
): Called<Value> {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<Settled<Value> | null>(null);
  const latest = settled?.call === call && settled.key === key ? settled : null;
  const fail = useEffectEvent((reason: string) => {
    const isShown = latest?.state.kind === 'loaded';
    setSettled({ call, key, attempt, state: isShown ? latest.state : { kind: 'failed', reason } });
    if (isShown) onReloadFailed?.(reason);
  });
  useEffect(() => {
    const leaving = new AbortController();
    call(leaving.signal).then(
      (value) => leaving.signal.aborted || setSettled({ call, key, attempt, state: { kind: 'loaded', value } }),
      (error: unknown) => leaving.signal.aborted || fail(reasonOf(error)),
    );
    return () => leaving.abort();
  }, [call, key, attempt]);
  const reload = useCallback(() => setAttempt((before) => before + 1), []);

  if (!latest) return { state: loading, reload, isReloading: false };
  const isRunning = latest.attempt !== attempt;
  if (isRunning && latest.state.kind === 'failed') return { state: loading, reload, isReloading: false };
  return { state: latest.state, reload, isReloading: isRunning };
}
