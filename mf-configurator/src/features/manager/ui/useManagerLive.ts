import { change, patch, useResource } from '@dialogwerk/shared/clients';
import type { ManagerLive } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { useState } from 'react';
import { liveTexts as texts } from '../liveTexts.ts';

/** How a multi-chat is live, and what an author does about it. */
export function useManagerLive(id: number) {
  const [isPublishing, setIsPublishing] = useState(false);
  const { state, reload } = useResource('managerLive', { id });
  const live = state.kind === 'loaded' ? state.value : null;
  const said = (now: ManagerLive) => [patch('managerLive', { id }, () => now)];

  const publish = async (publication_id?: string): Promise<void> => {
    if (isPublishing || !live) return;
    const before = live.publication_id;
    setIsPublishing(true);
    const wanted = { id, ...(publication_id ? { publication_id } : {}) };
    const done = await change('publishManager', wanted, { answered: said });
    setIsPublishing(false);
    if (!done.ok) return showNotice(texts.failed(done.reason));
    if (publication_id !== undefined) return showNotice(texts.undone);
    const undo = before === null ? null : { label: texts.undo, run: () => void publish(before) };
    showNotice(texts.done, undo);
  };

  const flip = async (): Promise<void> => {
    if (!live) return;
    const active = !live.active;
    const shown = patch('managerLive', { id }, (known) => ({ ...known, active }));
    const done = await change('switchManager', { id, active }, { patches: [shown], answered: said });
    if (!done.ok) return showNotice(texts.notSwitched(done.reason));
    showNotice(active ? texts.nowLive : texts.nowInactive);
  };
  return { state, live, reload, isPublishing, publish: () => publish(), flip };
}
