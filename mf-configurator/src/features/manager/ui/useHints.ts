import { change, patch, useResource } from '@dialogwerk/shared/clients';
import type { Hint, StoryClock } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { hintTexts as texts } from '../hintTexts.ts';

interface Notes {
  readonly hints: Hint[];
  readonly clock: StoryClock | null;
}

const none: Notes = { hints: [], clock: null };

/** What can be found out in a multi-chat, and the way to change it; `mayRead` false asks nothing. */
export function useHints(id: number, mayRead: boolean) {
  const { state, reload } = useResource('managerHints', mayRead ? { id } : null);
  const notes: Notes = state.kind === 'loaded' ? state.value : none;

  /** Writes the list and the clock, shown at once; gives whether it was taken. */
  const write = async (changed: Partial<Notes>): Promise<boolean> => {
    const { hints, clock } = { ...notes, ...changed };
    const next = { hints, clock };
    const shown = patch('managerHints', { id }, () => next);
    const done = await change('writeHints', { id, ...next }, { patches: [shown] });
    if (!done.ok) showNotice(texts.notSaved(done.reason));
    return done.ok;
  };
  return { state, reload, hints: notes.hints, clock: notes.clock, write };
}
