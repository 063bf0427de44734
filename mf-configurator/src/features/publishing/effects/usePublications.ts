import { authorClient, loading, reasonOf } from '@dialogwerk/shared/clients';
import type { CallState } from '@dialogwerk/shared/clients';
import type { CallResponse } from '@dialogwerk/shared/contract';
import { useCallback, useEffect, useRef, useState } from 'react';

interface Publications {
  readonly list: CallState<CallResponse<'publications'>>;
  readonly loadOlder: () => void;
  readonly retry: () => void;
}

/** What was published of a dialog, the newest first. */
export function usePublications(survey_id: string): Publications {
  const [list, setList] = useState<CallState<CallResponse<'publications'>>>(loading);
  const running = useRef<AbortController | null>(null);

  const load = useCallback(() => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    authorClient.call('publications', { survey_id }, { signal: controller.signal }).then(
      (page) => setList({ kind: 'loaded', value: page }),
      (error: unknown) => {
        if (!controller.signal.aborted) setList({ kind: 'failed', reason: reasonOf(error) });
      },
    );
  }, [survey_id]);
  useEffect(() => {
    load();
    return () => running.current?.abort();
  }, [load]);

  async function loadOlder(): Promise<void> {
    const last = list.kind === 'loaded' ? list.value.publications.at(-1) : undefined;
    const signal = running.current?.signal;
    if (list.kind !== 'loaded' || !last || !signal) return;
    try {
      const page = await authorClient.call('publications', { survey_id, before: last.publication_id }, { signal });
      const publications = [...list.value.publications, ...page.publications];
      setList({ kind: 'loaded', value: { publications, more: page.more } });
    } catch (error) {
      if (!signal.aborted) setList({ kind: 'failed', reason: reasonOf(error) });
    }
  }
  return { list, loadOlder: () => void loadOlder(), retry: load };
}
