import { change, mapState, useResource } from '@dialogwerk/shared/clients';
import type { CallState } from '@dialogwerk/shared/clients';
import { showNotice } from '@dialogwerk/shared/state';
import { useRef, useState } from 'react';
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
  const { state, reload } = useResource('linkParameters', { survey_id });
  const [changed, setChanged] = useState<readonly string[] | null>(null);
  // One after another, so that the last one sent is the one that holds.
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  const shown = mapState(state, (loaded): readonly string[] => changed ?? loaded.names);
  const names = shown.kind === 'loaded' ? shown.value : [];

  const set = (next: readonly string[]): Promise<boolean> => {
    setChanged(next);
    const sent = sending.current.then(async () => {
      const made = await change('setLinkParameters', { survey_id, names: [...next] });
      if (made.ok) return true;
      setChanged(names);
      showNotice(texts.notKept(made.reason));
      return false;
    });
    sending.current = sent;
    return sent;
  };
  const remove = async (name: string): Promise<void> => {
    if (!(await set(names.filter((one) => one !== name)))) return;
    showNotice(texts.removed(name), { label: texts.undo, run: () => void set(names) });
  };
  return { state: shown, reload, add: (name) => void set([...names, name]), remove: (name) => void remove(name) };
}
