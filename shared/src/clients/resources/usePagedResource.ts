import { useMemo } from 'react';
import type { CallRequest, CallResponse, ReadName } from '../../contract/index.ts';
import { loading } from '../state/CallState.ts';
import { reasonOf } from '../http/reasonOf.ts';
import type { Called } from './Called.ts';
import type { NextPage } from './Resources.ts';
import { useWatchList } from './useWatchList.ts';

export interface PagedResource<Page> extends Called<readonly Page[]> {
  /** Puts the page that follows below those that are there; gives why that failed, or null. `onFailed` gets what the call has thrown. */
  readonly more: (onFailed?: (error: unknown) => void) => Promise<string | null>;
}

/** A read that comes page by page: all that were asked for are shown, and renewed together. `next` gives the request for the page that follows. */
export function usePagedResource<N extends ReadName>(
  name: N,
  request: CallRequest<N>,
  next: NextPage<N>,
): PagedResource<CallResponse<N>> {
  const [list, [shown]] = useWatchList(name, [request], { next });
  const { state, isReloading } = shown ?? { state: loading, isReloading: false };
  return useMemo(
    () => ({
      state,
      isReloading,
      reload: list.reload,
      more: (onFailed) =>
        list.more().then(
          () => null,
          (error: unknown) => {
            onFailed?.(error);
            return reasonOf(error);
          },
        ),
    }),
    [list, state, isReloading],
  );
}
