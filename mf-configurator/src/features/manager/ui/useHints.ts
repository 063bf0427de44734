import { authorClient, mutate, useCall } from '@dialogwerk/shared/clients';
import type { Hint } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { useCallback, useState } from 'react';
import { hintTexts as texts } from '../hintTexts.ts';

const none: readonly Hint[] = [];

/** What can be found out in a multi-chat, and the way to change it; `mayRead` false asks nothing. */
export function useHints(id: number, mayRead: boolean) {
  const [written, setWritten] = useState<readonly Hint[] | null>(null);
  const { state, reload } = useCall(
    useCallback(
      async (signal: AbortSignal) =>
        mayRead ? (await authorClient.call('managerHints', { id }, { signal })).hints : none,
      [id, mayRead],
    ),
  );
  const hints = written ?? (state.kind === 'loaded' ? state.value : none);

  /** Writes the whole list, shown at once; gives whether it was taken. */
  const write = async (next: readonly Hint[]): Promise<boolean> => {
    const before = written;
    const done = await mutate({
      apply: () => setWritten(next),
      call: () => authorClient.call('writeHints', { id, hints: [...next] }),
      rollback: () => setWritten(before),
    });
    if (!done.ok) showNotice(texts.notSaved(done.reason));
    return done.ok;
  };
  return { state, reload, hints, write };
}
