import { authorClient, mutate, useCall } from '@dialogwerk/shared/clients';
import type { ManagerLive } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { useCallback, useState } from 'react';
import { liveTexts as texts } from '../liveTexts.ts';

/** How a multi-chat is live, and what an author does about it. `saved` is another text after each change of its triggers. */
export function useManagerLive(id: number, saved: string) {
  const [told, setTold] = useState<{ readonly saved: string; readonly live: ManagerLive } | null>(null);
  const [isPublishing, setIsPublishing] = useState(false);
  const read = useCallback((signal: AbortSignal) => authorClient.call('managerLive', { id }, { signal }), [id]);
  // By the triggers as well, because what is not published yet changes with them.
  const { state, reload } = useCall(read, null, saved);
  const live = told?.saved === saved ? told.live : state.kind === 'loaded' ? state.value : null;
  const show = (next: ManagerLive): void => setTold({ saved, live: next });

  const publish = async (publication_id?: string): Promise<void> => {
    if (isPublishing || !live) return;
    const before = live.publication_id;
    setIsPublishing(true);
    const call = () => authorClient.call('publishManager', { id, ...(publication_id ? { publication_id } : {}) });
    const done = await mutate({ call });
    setIsPublishing(false);
    if (!done.ok) return showNotice(texts.failed(done.reason));
    show(done.value);
    if (publication_id !== undefined) return showNotice(texts.undone);
    const undo = before === null ? null : { label: texts.undo, run: () => void publish(before) };
    showNotice(texts.done, undo);
  };

  const flip = async (): Promise<void> => {
    if (!live) return;
    const active = !live.active;
    const done = await mutate({
      apply: () => show({ ...live, active }),
      call: () => authorClient.call('switchManager', { id, active }),
      rollback: () => show(live),
    });
    if (!done.ok) return showNotice(texts.notSwitched(done.reason));
    show(done.value);
    showNotice(active ? texts.nowLive : texts.nowInactive);
  };

  /** What is told is the newest, until it is asked for anew. */
  const readAnew = (): void => {
    setTold(null);
    reload();
  };
  return { state, live, reload: readAnew, isPublishing, publish: () => publish(), flip };
}
