import { authorClient, mutate, useCall } from '@dialogwerk/shared/clients';
import type { CallState } from '@dialogwerk/shared/clients';
import { showNotice } from '@dialogwerk/shared/state';
import { useCallback, useRef, useState } from 'react';
import { sourceTexts as texts } from './texts.ts';

export interface LinkParameters {
  readonly state: CallState<readonly string[]>;
  readonly reload: () => void;
  readonly add: (name: string) => void;
  /** Keeps it no more and offers to take that back. */
  readonly remove: (name: string) => void;
}

/** The parameters of a dialog's link that are kept, and the ways to change them, each shown at once. */
export function useLinkParameters(survey_id: string): LinkParameters {
  const load = useCallback(
    (signal: AbortSignal) => authorClient.call('linkParameters', { survey_id }, { signal }),
    [survey_id],
  );
  const { state, reload } = useCall(load);
  const [changed, setChanged] = useState<readonly string[] | null>(null);
  // One after another, so that the last one sent is the one that holds.
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  const loaded = state.kind === 'loaded' ? state.value.names : null;
  const names = changed ?? loaded ?? [];

  const set = (next: readonly string[]): Promise<boolean> => {
    setChanged(next);
    const sent = sending.current.then(async () => {
      const made = await mutate({
        call: () => authorClient.call('setLinkParameters', { survey_id, names: [...next] }),
        rollback: () => setChanged(names),
      });
      if (!made.ok) showNotice(texts.notKept(made.reason));
      return made.ok;
    });
    sending.current = sent;
    return sent;
  };
  const remove = async (name: string): Promise<void> => {
    if (!(await set(names.filter((one) => one !== name)))) return;
    showNotice(texts.removed(name), { label: texts.undo, run: () => void set(names) });
  };
  return {
    state: loaded ? { kind: 'loaded', value: names } : state.kind === 'loaded' ? { kind: 'loading' } : state,
    reload,
    add: (name) => void set([...names, name]),
    remove: (name) => void remove(name),
  };
}
