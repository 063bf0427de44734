import { authorClient, mutate, useCall } from '@dialogwerk/shared/clients';
import type { Hint, StoryClock } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { useCallback, useState } from 'react';
import { hintTexts as texts } from '../hintTexts.ts';

interface Notes {
  readonly hints: readonly Hint[];
  readonly clock: StoryClock | null;
}

const none: Notes = { hints: [], clock: null };

/** What can be found out in a multi-chat, and the way to change it; `mayRead` false asks nothing. */
export function useHints(id: number, mayRead: boolean) {
  const [written, setWritten] = useState<Notes | null>(null);
  const { state, reload } = useCall(
    useCallback(
      async (signal: AbortSignal) => (mayRead ? authorClient.call('managerHints', { id }, { signal }) : none),
      [id, mayRead],
    ),
  );
  const notes: Notes = written ?? (state.kind === 'loaded' ? state.value : none);

  /** Writes the list and the clock, shown at once; gives whether it was taken. */
  const write = async (changed: Partial<Notes>): Promise<boolean> => {
    const next = { ...notes, ...changed };
    const before = written;
    const done = await mutate({
      apply: () => setWritten(next),
      call: () => authorClient.call('writeHints', { id, hints: [...next.hints], clock: next.clock }),
      rollback: () => setWritten(before),
    });
    if (!done.ok) showNotice(texts.notSaved(done.reason));
    return done.ok;
  };
  return { state, reload, ...notes, write };
}
