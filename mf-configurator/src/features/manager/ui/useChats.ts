import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef } from 'react';
import { loadChats } from '../effects/loadChats.ts';
import { $chats } from '../state/chats.ts';

/** The multi-chat of this id while its view shows. */
export function useChats(id: number) {
  const state = useStore($chats);
  const running = useRef<AbortController | null>(null);
  const load = useCallback(() => {
    running.current?.abort();
    running.current = new AbortController();
    void loadChats(id, running.current.signal);
  }, [id]);
  useEffect(() => {
    load();
    return () => {
      running.current?.abort();
      $chats.set({ kind: 'loading' });
    };
  }, [load]);
  return { state, retry: load };
}
