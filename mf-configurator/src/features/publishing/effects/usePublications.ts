import { authorClient, reasonOf } from '@dialogwerk/shared/clients';
import type { Publication } from '@dialogwerk/shared/contract';
import { useEffect, useRef, useState } from 'react';

type Loaded =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'loaded'; readonly publications: readonly Publication[]; readonly more: boolean };

interface Publications {
  readonly list: Loaded;
  readonly loadOlder: () => void;
  readonly retry: () => void;
}

/** What was published of a dialog, the newest first; read anew when `current` is another one. */
export function usePublications(survey_id: string, current: string | null): Publications {
  const [list, setList] = useState<Loaded>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const running = useRef<AbortController | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    running.current = controller;
    authorClient.call('publications', { survey_id }, { signal: controller.signal }).then(
      (page) => setList({ kind: 'loaded', ...page }),
      (error: unknown) => {
        if (!controller.signal.aborted) setList({ kind: 'failed', reason: reasonOf(error) });
      },
    );
    return () => running.current?.abort();
  }, [survey_id, current, attempt]);

  async function loadOlder(): Promise<void> {
    const last = list.kind === 'loaded' ? list.publications.at(-1) : undefined;
    const signal = running.current?.signal;
    if (list.kind !== 'loaded' || !last || !signal) return;
    try {
      const page = await authorClient.call('publications', { survey_id, before: last.publication_id }, { signal });
      setList({ kind: 'loaded', publications: [...list.publications, ...page.publications], more: page.more });
    } catch (error) {
      if (!signal.aborted) setList({ kind: 'failed', reason: reasonOf(error) });
    }
  }
  return { list, loadOlder: () => void loadOlder(), retry: () => setAttempt(attempt + 1) };
}
