import { loading, usePagedResource } from '@dialogwerk/shared/clients';
import type { CallState } from '@dialogwerk/shared/clients';
import { LIBRARY_LIMITS } from '@dialogwerk/shared/contract';
import type { LibraryFile, LibraryWorkspace } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { useMemo, useState } from 'react';
import { libraryTexts } from '../libraryTexts.ts';
import { requestOf } from '../model/LibraryWish.ts';
import type { LibraryWish } from '../model/LibraryWish.ts';

/** What is shown of the library. */
interface ShownLibrary {
  readonly files: readonly LibraryFile[];
  /** How many there are, those that are not loaded yet included. */
  readonly total: number;
  readonly workspaces: readonly LibraryWorkspace[];
}

/** The files that are wished for, page by page; those found last stay in sight until others have come. */
export function useLibrary(wish: LibraryWish) {
  const request = requestOf(wish);
  const { state, reload, more } = usePagedResource('listLibrary', request, ({ page, total }) =>
    (page + 1) * LIBRARY_LIMITS.page < total ? { ...request, page: page + 1 } : null,
  );
  const [found, setFound] = useState<ShownLibrary | null>(null);
  const [taken, setTaken] = useState<typeof state | null>(null);
  if (state.kind === 'loaded' && state !== taken) {
    setTaken(state);
    const last = state.value.at(-1);
    // One that another page shows already, because a new one came before it.
    const files = new Map(state.value.flatMap((page) => page.files.map((file) => [file.file_id, file])));
    setFound({ files: [...files.values()], total: last?.total ?? 0, workspaces: last?.workspaces ?? [] });
  }
  const library = useMemo((): CallState<ShownLibrary> => {
    if (state.kind === 'failed') return state;
    return found ? { kind: 'loaded', value: found } : loading;
  }, [state, found]);
  return {
    library,
    reload,
    showMore: async (): Promise<void> => {
      const reason = await more();
      if (reason !== null) showNotice(libraryTexts.moreFault(reason));
    },
  };
}
