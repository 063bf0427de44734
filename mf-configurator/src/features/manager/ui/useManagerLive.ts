import { change, patch, useResource } from '@dialogwerk/shared/clients';
import type { ManagerLive } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { useState } from 'react';
import { liveTexts as texts } from '../liveTexts.ts';

/** How a multi-chat is live, and what an author does about it. */
export function useManagerLive(id: number) {
  const [isPublishing, setIsPublishing] = useState(false);
  const [isSwitching, setIsSwitching] = useState(false);
  const { state, reload } = useResource('managerLive', { id });
  const live = state.kind === 'loaded' ? state.value : null;
  const said = (now: ManagerLive) => [patch('managerLive', { id }, () => now)];

  /** Gives whether it is published now. */
  const publish = async (publication_id?: string): Promise<boolean> => {
    if (isPublishing || !live) return false;
    const before = live.publication_id;
    setIsPublishing(true);
    const wanted = { id, ...(publication_id ? { publication_id } : {}) };
    const done = await change('publishManager', wanted, { answered: said });
    setIsPublishing(false);
    const undo = before === null ? null : { label: texts.undo, run: () => void publish(before) };
    if (!done.ok) showNotice(texts.failed(done.reason));
    else if (publication_id !== undefined) showNotice(texts.undone);
    else showNotice(texts.done, undo);
    return done.ok;
  };

  /** All of it live or inactive, in one act; gives why it could not be, null where it is so. */
  const switchTo = async (active: boolean): Promise<string | null> => {
    setIsSwitching(true);
    const shown = patch('managerLive', { id }, (known) => ({ ...known, active }));
    const done = await change('switchManager', { id, active }, { patches: [shown], answered: said });
    setIsSwitching(false);
    if (!done.ok) return done.reason;
    showNotice(active ? texts.nowLive : texts.nowInactive);
    return null;
  };
  return { state, live, reload, isPublishing, isSwitching, publish: () => publish(), switchTo };
}
