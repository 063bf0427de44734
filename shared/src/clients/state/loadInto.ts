import type { WritableAtom } from 'nanostores';
import type { CallState } from './CallState.ts';
import { reasonOf } from '../http/reasonOf.ts';

/** Runs a call for an atom, or what else is set, which holds its value or why there is none. What was given up changes nothing. */
export async function loadInto<Value>(
  $state: Pick<WritableAtom<CallState<Value>>, 'set'>,
  call: (signal: AbortSignal) => Promise<Value>,
  signal: AbortSignal,
): Promise<void> {
  try {
    const value = await call(signal);
    if (!signal.aborted) $state.set({ kind: 'loaded', value });
  } catch (error) {
    if (!signal.aborted) $state.set({ kind: 'failed', reason: reasonOf(error) });
  }
}
