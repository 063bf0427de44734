import { useEffect, useState } from 'react';
import { LIBRARY_LIMITS } from '../../contract/index.ts';
import type { LibraryFile } from '../../contract/index.ts';
import type { LibraryCalls } from './LibraryCalls.ts';

type Found =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'loaded'; readonly files: readonly LibraryFile[]; readonly total: number; readonly pages: number };

interface FoundFiles {
  readonly found: Found;
  readonly retry: () => void;
  /** Adds the next page; gives why that failed, or null. */
  readonly more: () => Promise<string | null>;
  readonly hasMore: boolean;
}

/** The library's files of one kind, or all, that match; what was found before stays in sight until the newer ones are there. */
export function useFoundFiles(
  find: LibraryCalls['find'],
  search: string,
  kind: LibraryFile['kind'] | undefined,
): FoundFiles {
  const [found, show] = useState<Found>({ kind: 'loading' });
  useEffect(() => {
    let isWanted = true;
    void find(requestFor(search, kind, 0)).then((answer) => isWanted && show(firstPage(answer)));
    return () => {
      isWanted = false;
    };
  }, [find, search, kind]);
  const retry = (): void => {
    show({ kind: 'loading' });
    void find(requestFor(search, kind, 0)).then((answer) => show(firstPage(answer)));
  };
  const more = async (): Promise<string | null> => {
    if (found.kind !== 'loaded') return null;
    const answer = await find(requestFor(search, kind, found.pages));
    if (!answer.ok) return answer.reason;
    // Somebody may have typed on meanwhile.
    show((now) =>
      now === found
        ? { ...found, files: [...found.files, ...answer.files], total: answer.total, pages: found.pages + 1 }
        : now,
    );
    return null;
  };
  const hasMore = found.kind === 'loaded' && found.pages * LIBRARY_LIMITS.page < found.total;
  return { found, retry, more, hasMore };
}

const firstPage = (answer: Awaited<ReturnType<LibraryCalls['find']>>): Found =>
  answer.ok ? { ...answer, kind: 'loaded', pages: 1 } : { kind: 'failed', reason: answer.reason };

function requestFor(search: string, kind: LibraryFile['kind'] | undefined, page: number) {
  return { ...(search === '' ? {} : { search }), ...(kind === undefined ? {} : { kind }), page };
}
