import { change, mapState, patch, useResource } from '@dialogwerk/shared/clients';
import type { CallState } from '@dialogwerk/shared/clients';
import type { CallResponse } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { useRef, useState } from 'react';
import { embedTexts as texts } from './texts.ts';

type Allowed = CallResponse<'setEmbedding'>;

interface Sites {
  readonly state: CallState<readonly string[]>;
  readonly reload: () => void;
  readonly add: (site: string) => void;
  /** Allows it no more and offers to take that back. */
  readonly remove: (site: string) => void;
}

/** The websites that may show a dialog, and the ways to change them, each shown at once. */
export function useSites(survey_id: string): Sites {
  const { state, reload } = useResource('embedding', { survey_id });
  // What is wanted before it has been sent.
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  // One after another, so that the last one sent is the one that holds.
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  const shown = mapState(state, (loaded): readonly string[] => wanted ?? loaded.sites);
  const sites = shown.kind === 'loaded' ? shown.value : [];

  const set = (next: readonly string[]): Promise<boolean> => {
    setWanted(next);
    const answered = (now: Allowed) => [patch('embedding', { survey_id }, () => now)];
    const sent: Promise<boolean> = sending.current.then(async () => {
      const made = await change('setEmbedding', { survey_id, sites: [...next] }, { answered });
      if (sending.current === sent) setWanted(null);
      if (!made.ok) showNotice(texts.notKept(made.reason));
      return made.ok;
    });
    sending.current = sent;
    return sent;
  };
  const remove = async (site: string): Promise<void> => {
    const left = sites.filter((one) => one !== site);
    if (!(await set(left))) return;
    const told = left.length === 0 ? texts.removedLast(site) : texts.removed(site);
    showNotice(told, { label: texts.undo, run: () => void set(sites) });
  };
  return { state: shown, reload, add: (site) => void set([...sites, site]), remove: (site) => void remove(site) };
}
