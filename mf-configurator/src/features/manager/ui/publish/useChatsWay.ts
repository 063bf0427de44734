import { useState } from 'react';
import type { Chats } from '../../model/Chats.ts';
import { publishTexts as texts } from '../../publishTexts.ts';
import { useCheckedAct } from '../../useCheckedAct.ts';
import { useManagerLive } from '../useManagerLive.ts';

/**
 * Publishing and going live of a whole multi-chat as one way. Where the second of the two fails, `fault` says what is so now: nothing
 * that was done is taken back, and the switch goes on from there.
 */
export function useChatsWay(chats: Chats) {
  const { live, state, reload, isPublishing, isSwitching, publish, switchTo } = useManagerLive(
    chats.manager.dialog_manager_id,
  );
  const act = useCheckedAct(chats);
  const [fault, setFault] = useState<string | null>(null);

  const change = async (active: boolean, failed: (reason: string) => string): Promise<void> => {
    const reason = await switchTo(active);
    setFault(reason === null ? null : failed(reason));
  };
  const goLive = (): Promise<void> => change(true, texts.notLive);
  return {
    live,
    state,
    reload,
    fault,
    asked: act.asked,
    giveUp: act.giveUp,
    goOn: act.goOn,
    isBusy: isPublishing || isSwitching || act.isChecking,
    isSwitching: isSwitching || act.isChecking,
    flip: (): void => {
      setFault(null);
      if (live?.active) void change(false, texts.notInactive);
      else void act.checked('live', goLive);
    },
    publish: (thenLive: boolean): void => {
      setFault(null);
      // One call does both for the first time.
      if (thenLive && live?.publication_id === null) void act.checked('publish', goLive);
      else
        void act.checked('publish', async () => {
          if ((await publish()) && thenLive) await change(true, texts.publishedNotLive);
        });
    },
  };
}
