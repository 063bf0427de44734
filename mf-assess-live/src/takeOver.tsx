import { createRespondentClient } from '@dialogwerk/shared/clients/respondent';
import type { ChatsData, DialogData } from '@dialogwerk/shared/contract';
import { createRoot } from 'react-dom/client';
import { fitToKeyboard } from './features/appearance/fitToKeyboard.ts';
import { keepConversation } from './features/conversation/effects/keepConversation.ts';
import { linkQuery } from './features/conversation/effects/linkQuery.ts';
import { liveSessionOf } from './features/conversation/effects/liveSessionOf.ts';
import { startConversation } from './features/conversation/effects/startConversation.ts';
import { inputChunkOf, inputChunks } from './features/inputs/ui/inputChunks.ts';
import { handOver } from './other-devices/handOverChunk.ts';
import { continueCode } from './other-devices/model/continueLink.ts';
import { keepPreferences } from './features/preferences/effects/keepPreferences.ts';
import { placeIn } from './features/appearance/placeIn.ts';
import { adoptStyles, openStorage } from '@dialogwerk/shared/browser';
import { Drawn } from './loading/Drawn.tsx';
import { createChunk } from './loading/createChunk.ts';
import { loadWhenIdle } from './loading/loadWhenIdle.ts';
import { nextTask } from './loading/nextTask.ts';
import styles from './messenger/messenger.css?inline';
import { Messenger } from './messenger/Messenger.tsx';
import { sheets } from './messenger/sheetsChunk.ts';

let taken = false;

/** Puts the messenger in the place of the page's first bubbles, which stay on the screen; once, however often it is called. */
export async function takeOver(
  root: HTMLElement,
  data: Exclude<DialogData, { problem: string }> | ChatsData,
): Promise<void> {
  if ('chats' in data) return (await import('./chats/chats.ts')).takeOverChats(root, data);
  const { config, language, firstEntries, firstQuestion } = data;
  const { survey_id } = config;
  // What does not come is asked for again in its place.
  await (firstQuestion &&
    inputChunkOf(firstQuestion.input)
      ?.load()
      .catch(() => undefined));
  const arrival = continueCode() === null ? null : { ...(await handOver.load()), ...(await sheets.load()) };
  if (taken) return;
  taken = true;

  // The page's own stylesheet holds the frame already.
  adoptStyles(styles);
  fitToKeyboard(root);
  const storage = openStorage();
  const kept = keepConversation(storage, survey_id, openStorage('sessionStorage'));
  const client = createRespondentClient(kept.sessions, () => undefined);
  const sentence = (await arrival?.continueHere({ survey: config, kept, client, PopUp: arrival.ConfirmPopUp })) ?? null;
  const running = startConversation({
    survey_id,
    kept,
    register: async () => liveSessionOf(await client.call('registerLive', { survey_id, query: linkQuery() })),
    opening: {
      entries: firstEntries,
      shown: root.querySelectorAll('.first-bubble').length,
      question: firstQuestion,
    },
  });
  if (sentence !== null) running.$announcement.set({ kind: 'not-continued', sentence });
  const reload = (): void => location.reload();
  const onDone = (action: 'restart' | 'delete'): void =>
    // In its place, because the way back would lead to a conversation that is gone.
    action === 'restart' ? reload() : location.replace(`/exit/deleted_${config.language}`);

  // Drawn in a task of its own, so that none is long.
  await nextTask();
  // A tap that has begun needs its button until it ends.
  while (root.querySelector('.dw-choice:active')) await nextTask();
  const keepPlace = placeIn(root);
  const onDrawn = (): void => {
    keepPlace();
    // The page's choices could be tapped until this moment.
    running.takeKept();
  };
  createRoot(root).render(
    <Drawn onDrawn={onDrawn}>
      <Messenger
        survey={config}
        running={running}
        live={{
          fragments: language,
          bar: !location.pathname.startsWith('/widget/'),
          preferences: keepPreferences(storage),
          onDone,
        }}
        onRefresh={reload}
        onRestart={reload}
      />
    </Drawn>,
  );
  loadWhenIdle([...inputChunks, sheets, createChunk(running.followTabs)]);
}
