import { change, mapState, patch, useResource } from '@dialogwerk/shared/clients';
import type { CallState } from '@dialogwerk/shared/clients';
import type { CallResponse } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { useRef, useState } from 'react';
import { sourceTexts as texts } from './texts.ts';

type Names = CallResponse<'setLinkParameters'>;

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
  // What is wanted before it has been sent.
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  // One after another, so that the last one sent is the one that holds.
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  const shown = mapState(state, (loaded): readonly string[] => wanted ?? loaded.names);
  const names = shown.kind === 'loaded' ? shown.value : [];

  const set = (next: readonly string[]): Promise<boolean> => {
    setWanted(next);
    const answered = (now: Names) => [patch('linkParameters', { survey_id }, () => now)];
    const sent: Promise<boolean> = sending.current.then(async () => {
      const made = await change('setLinkParameters', { survey_id, names: [...next] }, { answered });
      if (sending.current === sent) setWanted(null);
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
  return { state: shown, reload, add: (name) => void set([...names, name]), remove: (name) => void remove(name) };
}
