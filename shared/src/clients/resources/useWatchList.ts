import { useState, useSyncExternalStore } from 'react';
import type { CallRequest, CallResponse, ReadName } from '../../contract/index.ts';
import { authorResources } from './authorResources.ts';
import type { Shown } from './Resource.ts';
import type { WatchOptions } from './Resources.ts';
import { WatchList } from './WatchList.ts';

/** The answers to these requests, in their order, while the component is there; undefined where nothing is asked yet. */
export function useWatchList<N extends ReadName>(
  name: N,
  requests: readonly CallRequest<N>[],
  options: WatchOptions<N> = {},
): readonly [WatchList<N>, readonly (Shown<CallResponse<N>> | undefined)[]] {
  const wanted = new WatchList(authorResources, name, requests, options);
  const [kept, setKept] = useState(wanted);
  const isSame = kept.key === wanted.key && kept.name === name;
  if (!isSame) setKept(wanted);
  const list = isSame ? kept : wanted;
  return [list, useSyncExternalStore(list.subscribe, list.shown)];
}
