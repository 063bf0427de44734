import { useCall } from '@dialogwerk/shared/clients';
import type { Called } from '@dialogwerk/shared/clients';
import { showNotice } from '@dialogwerk/shared/state';
import { useState } from 'react';
import { texts } from '../texts.ts';
import { useUpdateSignal } from '../useUpdateSignal.ts';

/**
 * Runs `call` as `useCall` does, again at 'Update' and when new answers were noticed. What was shown last stays in sight, told by
 * `isReloading`, until another filter's figures are there, so that a page of figures does not jump at each step of a filter.
 */
export function useResultCall<Value>(call: (signal: AbortSignal) => Promise<Value>): Called<Value> {
  const called = useCall(call, (reason) => showNotice(texts.fault.update(reason)));
  useUpdateSignal(called.reload);
  const [last, setLast] = useState<Called<Value>['state']>(called.state);
  if (called.state.kind !== 'loading' && called.state !== last) setLast(called.state);
  return called.state.kind === 'loading' && last.kind === 'loaded'
    ? { ...called, state: last, isReloading: true }
    : called;
}
