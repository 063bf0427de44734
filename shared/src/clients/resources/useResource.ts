import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { CallRequest, CallResponse, ReadName } from '../../contract/index.ts';
import { reasonOf } from '../http/reasonOf.ts';
import { loading } from '../state/CallState.ts';
import type { Called } from './Called.ts';
import { firstOf } from './firstOf.ts';
import type { WatchOptions } from './Resources.ts';
import { useWatchList } from './useWatchList.ts';

export interface ResourceOptions extends Pick<WatchOptions<never>, 'keeps'> {
  /** Gets why a shown value could not be renewed. */
  readonly onReloadFailed?: (reason: string) => void;
  /** Gets what the call has thrown where there is nothing to show. */
  readonly onFailed?: (error: unknown) => void;
  /** What was shown last stays in sight, told by `isReloading`, until the answer to another request is there. */
  readonly keepsLast?: boolean;
}

/**
 * What the server answers to a read, for as long as the screen is there: shared with all who show the same, renewed after each change
 * that makes it stale. With null for the request nothing is asked, and it is loading.
 */
export function useResource<N extends ReadName>(
  name: N,
  request: CallRequest<N> | null,
  { onReloadFailed, onFailed, keepsLast = false, keeps = false }: ResourceOptions = {},
): Called<CallResponse<N>> {
  const [list, [shown]] = useWatchList(name, request === null ? [] : [request], { keeps });
  const fail = useEffectEvent((error: unknown, isShown: boolean) =>
    isShown ? onReloadFailed?.(reasonOf(error)) : onFailed?.(error),
  );
  useEffect(() => list.onFailed(fail), [list]);
  const { state: pages, isReloading } = shown ?? { state: loading, isReloading: false };
  const state = useMemo(() => firstOf(pages), [pages]);
  const called = useMemo(() => ({ state, reload: list.reload, isReloading }), [state, list, isReloading]);
  const [last, setLast] = useState<Called<CallResponse<N>>>(called);
  if (!keepsLast) return called;
  if (called.state.kind !== 'loading' && called.state !== last.state) setLast(called);
  return called.state.kind === 'loading' && last.state.kind === 'loaded' && request !== null
    ? { ...called, state: last.state, isReloading: true }
    : called;
}
