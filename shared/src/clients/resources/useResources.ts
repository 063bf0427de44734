import { useMemo } from 'react';
import type { CallRequest, CallResponse, ReadName } from '../../contract/index.ts';
import { loading } from '../state/CallState.ts';
import type { CallState } from '../state/CallState.ts';
import { firstOf } from './firstOf.ts';
import { useWatchList } from './useWatchList.ts';

/** The answers to a read with each of these requests, in their order, as `useResource` gives one; several pages of a list, or several revisions. */
export function useResources<N extends ReadName>(
  name: N,
  requests: readonly CallRequest<N>[],
): { readonly states: readonly CallState<CallResponse<N>>[]; readonly reload: () => void } {
  const [list, shown] = useWatchList(name, requests);
  const states = useMemo(() => shown.map((one) => (one ? firstOf(one.state) : loading)), [shown]);
  return { states, reload: list.reload };
}
