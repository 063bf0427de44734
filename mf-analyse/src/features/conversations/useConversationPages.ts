import { useResources } from '@dialogwerk/shared/clients';
import type { CallResponse } from '@dialogwerk/shared/contract';
import { useCallback, useState } from 'react';

export type ConversationLine = CallResponse<'resultConversations'>['conversations'][number];

/** As many come with one call (contract). */
const AT_ONCE = 50;

export interface ConversationPages {
  /** null until the first page is there. */
  readonly total: number | null;
  /** Why a page could not be fetched; null where none failed. */
  readonly problem: string | null;
  /** The conversation at a place of the list; null while its page is not there. */
  readonly lineAt: (index: number) => ConversationLine | null;
  /** Has the page of a place fetched. */
  readonly want: (index: number) => void;
  readonly retry: () => void;
}

/** The conversations that a filter lets through, the newest first, fetched page by page as they come into sight. */
export function useConversationPages(survey_id: string, filter: string): ConversationPages {
  const [wanted, setWanted] = useState<readonly number[]>([0]);
  const { states, reload } = useResources(
    'resultConversations',
    wanted.map((page) => ({ survey_id, filter, page })),
  );
  const want = useCallback((index: number): void => {
    const page = Math.floor(index / AT_ONCE);
    setWanted((before) => (before.includes(page) ? before : [...before, page]));
  }, []);
  const loaded = states.find((state) => state.kind === 'loaded');
  return {
    total: loaded?.value.total ?? null,
    problem: states.find((state) => state.kind === 'failed')?.reason ?? null,
    lineAt(index) {
      const state = states[wanted.indexOf(Math.floor(index / AT_ONCE))];
      return state?.kind === 'loaded' ? (state.value.conversations[index % AT_ONCE] ?? null) : null;
    },
    want,
    retry: reload,
  };
}
