import { useCallback, useState } from 'react';
import type { CallRequest, CallResponse, ReadName } from '../../contract/index.ts';
import { useResources } from './useResources.ts';

/** A long list of which only what is in sight is fetched. */
export interface Pages<Item> {
  /** null until the first page is there. */
  readonly total: number | null;
  /** Why a page could not be fetched; null where none failed. */
  readonly problem: string | null;
  /** What stands at a place of the list; null while its page is not there. */
  readonly itemAt: (index: number) => Item | null;
  /** Has the page of a place fetched. */
  readonly want: (index: number) => void;
  readonly retry: () => void;
}

/** How a call gives a list by pages. */
interface Paging<N extends ReadName, Item> {
  /** As many come with one call (contract). */
  readonly atOnce: number;
  /** `page` from 0. */
  readonly requestOf: (page: number) => CallRequest<N>;
  readonly itemsOf: (response: CallResponse<N>) => { readonly total: number; readonly items: readonly Item[] };
}

/** A list that a call gives by pages, fetched as they come into sight; the first one at once. */
export function usePages<N extends ReadName, Item>(
  name: N,
  { atOnce, requestOf, itemsOf }: Paging<N, Item>,
): Pages<Item> {
  const [wanted, setWanted] = useState<readonly number[]>([0]);
  const { states, reload } = useResources(name, wanted.map(requestOf));
  const want = useCallback(
    (index: number): void => {
      const page = Math.floor(index / atOnce);
      setWanted((before) => (before.includes(page) ? before : [...before, page]));
    },
    [atOnce],
  );
  const loaded = states.find((state) => state.kind === 'loaded');
  return {
    total: loaded ? itemsOf(loaded.value).total : null,
    problem: states.find((state) => state.kind === 'failed')?.reason ?? null,
    itemAt(index) {
      const state = states[wanted.indexOf(Math.floor(index / atOnce))];
      return state?.kind === 'loaded' ? (itemsOf(state.value).items[index % atOnce] ?? null) : null;
    },
    want,
    retry: reload,
  };
}
