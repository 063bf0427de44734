import type { ChatsReport, ChatsToCheck } from '@dialogwerk/shared/dialog/simulation';
import { useEffect, useRef, useState } from 'react';
import { runCheck } from '../effects/runCheck.ts';

export type ChatsCheck =
  | { readonly state: 'idle' }
  | { readonly state: 'running'; readonly done: number }
  | { readonly state: 'fault' }
  /** `checked`: the multi-chat as it was when it began. */
  | { readonly state: 'done'; readonly report: ChatsReport; readonly checked: ChatsToCheck };

/** A run of `players` through a multi-chat; leaving its view stops it. */
export function useChatsCheck(players: number) {
  const [check, setCheck] = useState<ChatsCheck>({ state: 'idle' });
  const stop = useRef<() => void>(null);
  useEffect(() => () => stop.current?.(), []);
  return {
    check,
    start: (checked: ChatsToCheck): void => {
      stop.current?.();
      setCheck({ state: 'running', done: 0 });
      stop.current = runCheck(checked, players, {
        onProgress: (done) => setCheck({ state: 'running', done }),
        onDone: (report) => setCheck({ state: 'done', report, checked }),
        onFault: () => setCheck({ state: 'fault' }),
      });
    },
    cancel: (): void => {
      stop.current?.();
      setCheck({ state: 'idle' });
    },
  };
}
