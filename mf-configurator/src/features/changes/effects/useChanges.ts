import { fetchOnce, reasonOf } from '@dialogwerk/shared/clients';
import type { StoredChange } from '@dialogwerk/shared/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Changes come in quick succession while somebody types; in milliseconds. */
const PAUSE = 250;

export interface LoadedChanges {
  /** null before the first have come. */
  readonly changes: readonly StoredChange[] | null;
  /** Whether there are older ones. */
  readonly more: boolean;
  /** Why the latest attempt to read gave nothing, as a sentence. */
  readonly fault: string | null;
  /** When the newest were read, in milliseconds. */
  readonly readAt: number;
  /** Whether older ones are being read. */
  readonly isLoadingOlder: boolean;
  readonly loadOlder: () => void;
  readonly retry: () => void;
}

/** The stored changes of a dialog; read again when a newer revision is there. */
export function useChanges(survey_id: string, revision: number): LoadedChanges {
  const [changes, setChanges] = useState<ReadonlyMap<string, StoredChange> | null>(null);
  const [more, setMore] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [read, setRead] = useState({ revision, attempt, at: 0 });
  const [isLoadingOlder, setLoadingOlder] = useState(false);
  const older = useRef<AbortController | null>(null);
  const hasSome = useEffectEvent(() => changes !== null);

  useEffect(() => {
    const controller = new AbortController();
    const isFirst = !hasSome();
    const timer = setTimeout(
      () => {
        fetchOnce('changeHistory', { survey_id }, controller.signal).then(
          (page) => {
            setFault(null);
            setChanges((known) => withPage(known, page.changes));
            setRead({ revision, attempt, at: Date.now() });
            if (isFirst) setMore(page.more);
          },
          (error: unknown) => {
            if (!controller.signal.aborted) setFault(reasonOf(error));
          },
        );
      },
      isFirst ? 0 : PAUSE,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [survey_id, revision, attempt]);

  useEffect(() => () => older.current?.abort(), []);

  async function loadOlder(): Promise<void> {
    if (isLoadingOlder) return;
    const before = Math.min(...[...(changes?.values() ?? [])].map((change) => change.revision));
    const controller = new AbortController();
    older.current = controller;
    setLoadingOlder(true);
    try {
      const page = await fetchOnce('changeHistory', { survey_id, before }, controller.signal);
      setFault(null);
      setChanges((known) => withPage(known, page.changes));
      setMore(page.more);
    } catch (error) {
      if (!controller.signal.aborted) setFault(reasonOf(error));
    } finally {
      setLoadingOlder(false);
    }
  }

  return {
    changes: changes && [...changes.values()],
    more,
    fault,
    readAt: read.at,
    isLoadingOlder,
    loadOlder: () => void loadOlder(),
    retry: () => setAttempt(attempt + 1),
  };
}

/** A change that was written on comes again under the same key. */
function withPage(known: ReadonlyMap<string, StoredChange> | null, page: readonly StoredChange[]) {
  const keyOf = ({ author, step, unique_question_id, key }: StoredChange): string =>
    [author?.user_id, step, unique_question_id, key].join(' ');
  return new Map([...(known ?? []), ...page.map((change) => [keyOf(change), change] as const)]);
}
