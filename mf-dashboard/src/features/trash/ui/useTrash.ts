import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef } from 'react';
import { loadTrash } from '../effects/loadTrash.ts';
import { $trash } from '../state/trash.ts';

/** The bin, loaded anew whenever it is opened. */
export function useTrash() {
  const trash = useStore($trash);
  const running = useRef<AbortController | null>(null);
  const retry = useCallback(() => {
    running.current?.abort();
    running.current = new AbortController();
    $trash.set({ kind: 'loading' });
    void loadTrash(running.current.signal);
  }, []);
  useEffect(() => {
    retry();
    return () => running.current?.abort();
  }, [retry]);
  return { trash, retry };
}
