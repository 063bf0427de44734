import { authorClient, loading, reasonOf } from '@dialogwerk/shared/clients';
import type { CallState } from '@dialogwerk/shared/clients';
import type { CallResponse, Version } from '@dialogwerk/shared/contract';
import { useCallback, useEffect, useRef, useState } from 'react';

type Publications = CallResponse<'publications'>;

interface Saved extends Publications {
  readonly versions: readonly Version[];
}

export interface SavedStates {
  readonly saved: CallState<Saved>;
  /** A version was named, renamed or came back. */
  readonly put: (version: Version) => void;
  readonly drop: (version_id: string) => void;
  readonly loadOlder: () => void;
  readonly retry: () => void;
}

/** The named versions and the publications of a dialog. */
export function useSavedStates(survey_id: string): SavedStates {
  const [saved, setSaved] = useState<CallState<Saved>>(loading);
  const running = useRef<AbortController | null>(null);

  const load = useCallback(() => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    Promise.all([
      authorClient.call('versions', { survey_id }, { signal }),
      authorClient.call('publications', { survey_id }, { signal }),
    ]).then(
      ([{ versions }, page]) => setSaved({ kind: 'loaded', value: { versions, ...page } }),
      (error: unknown) => {
        if (!signal.aborted) setSaved({ kind: 'failed', reason: reasonOf(error) });
      },
    );
  }, [survey_id]);
  useEffect(() => {
    load();
    return () => running.current?.abort();
  }, [load]);

  const withVersions = (next: (versions: readonly Version[]) => readonly Version[]): void =>
    setSaved((before) =>
      before.kind === 'loaded'
        ? { kind: 'loaded', value: { ...before.value, versions: next(before.value.versions) } }
        : before,
    );

  async function loadOlder(): Promise<void> {
    const last = saved.kind === 'loaded' ? saved.value.publications.at(-1) : undefined;
    if (!last) return;
    try {
      const page = await authorClient.call('publications', { survey_id, before: last.publication_id });
      setSaved((before) =>
        before.kind === 'loaded'
          ? {
              kind: 'loaded',
              value: { ...before.value, ...page, publications: [...before.value.publications, ...page.publications] },
            }
          : before,
      );
    } catch (error) {
      setSaved({ kind: 'failed', reason: reasonOf(error) });
    }
  }

  return {
    saved,
    put: (version) => {
      // Anew, because what is on its way may have left the server before this version came.
      if (saved.kind !== 'loaded') load();
      withVersions((versions) => [version, ...versions.filter(({ version_id }) => version_id !== version.version_id)]);
    },
    drop: (id) => withVersions((versions) => versions.filter(({ version_id }) => version_id !== id)),
    loadOlder: () => void loadOlder(),
    retry: () => {
      setSaved(loading);
      load();
    },
  };
}
