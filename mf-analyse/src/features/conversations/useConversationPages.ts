import { authorClient, reasonOf } from '@dialogwerk/shared/clients';
import type { CallResponse } from '@dialogwerk/shared/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { $newMarks } from '../../calls/newMarks.ts';
import { useUpdateSignal } from '../../useUpdateSignal.ts';

export type ConversationLine = CallResponse<'resultConversations'>['conversations'][number];

/** As many come with one call (contract). */
const AT_ONCE = 50;

interface Pages {
  /** null until the first page is there. */
  readonly total: number | null;
  readonly lines: ReadonlyMap<number, readonly ConversationLine[]>;
  readonly problem: string | null;
}

export interface ConversationPages extends Pages {
  /** The conversation at a place of the list; null while its page is not there. */
  readonly lineAt: (index: number) => ConversationLine | null;
  /** Fetches the page of a place, unless it is there or on its way. */
  readonly want: (index: number) => void;
  readonly retry: () => void;
}

const nothing: Pages = { total: null, lines: new Map(), problem: null };

/**
 * The conversations that a filter lets through, the newest first, fetched page by page as they come into sight. What was fetched stays
 * in sight at 'Update' until it is there anew.
 */
export function useConversationPages(survey_id: string, filter: string): ConversationPages {
  const [pages, setPages] = useState(nothing);
  const asked = useRef(new Map<number, AbortController>());

  const fetchPage = useCallback(
    (page: number): void => {
      const { current } = asked;
      current.get(page)?.abort();
      const controller = new AbortController();
      current.set(page, controller);
      const { signal } = controller;
      authorClient.call('resultConversations', { survey_id, filter, page }, { signal }).then(
        ({ total, conversations }) => {
          if (signal.aborted) return;
          setPages(({ lines }) => ({ total, lines: new Map(lines).set(page, conversations), problem: null }));
        },
        (error: unknown) => {
          if (signal.aborted) return;
          current.delete(page);
          setPages((before) => ({ ...before, problem: reasonOf(error) }));
        },
      );
    },
    [survey_id, filter],
  );
  useEffect(() => {
    const { current } = asked;
    fetchPage(0);
    return () => {
      for (const controller of current.values()) controller.abort();
      current.clear();
    };
  }, [fetchPage]);

  const want = useCallback(
    (index: number): void => {
      const page = Math.floor(index / AT_ONCE);
      if (!asked.current.has(page)) fetchPage(page);
    },
    [fetchPage],
  );
  const renew = useCallback((): void => {
    for (const page of asked.current.keys()) fetchPage(page);
  }, [fetchPage]);
  useUpdateSignal(renew);
  useEffect(() => $newMarks.listen(renew), [renew]);

  return {
    ...pages,
    lineAt: (index) => pages.lines.get(Math.floor(index / AT_ONCE))?.[index % AT_ONCE] ?? null,
    want,
    retry: () => fetchPage(0),
  };
}
