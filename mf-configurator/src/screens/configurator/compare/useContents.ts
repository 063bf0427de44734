import { authorClient, loading, reasonOf } from '@dialogwerk/shared/clients';
import type { CallState } from '@dialogwerk/shared/clients';
import type { CallResponse } from '@dialogwerk/shared/contract';
import { useCallback, useEffect, useRef, useState } from 'react';

type Content = CallResponse<'versionContent'>;
/** What the dialog was at each of two revisions; null for the one that is the dialog of now. */
export type TwoContents = readonly [Content | null, Content | null];

/** Reads what a dialog was at two revisions; null stands for now, which nobody has to read. */
export function useContents(survey_id: string, from: number | null, to: number | null) {
  const [contents, setContents] = useState<CallState<TwoContents>>(loading);
  const running = useRef<AbortController | null>(null);
  const load = useCallback(() => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const read = async (revision: number | null): Promise<Content | null> =>
      revision === null ? null : await authorClient.call('versionContent', { survey_id, revision }, { signal });
    Promise.all([read(from), read(to)]).then(
      (value) => setContents({ kind: 'loaded', value }),
      (error: unknown) => {
        if (!signal.aborted) setContents({ kind: 'failed', reason: reasonOf(error) });
      },
    );
  }, [survey_id, from, to]);
  useEffect(() => {
    load();
    return () => running.current?.abort();
  }, [load]);
  return { contents, retry: load };
}
