import { createRespondentClient } from '@dialogwerk/shared/clients/respondent';
import type { ChatsData, DialogData } from '@dialogwerk/shared/contract';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { fitToKeyboard } from './features/appearance/fitToKeyboard.ts';
import { keepConversation } from './features/conversation/effects/keepConversation.ts';
import { linkQuery } from './features/conversation/effects/linkQuery.ts';
import { liveSessionOf } from './features/conversation/effects/liveSessionOf.ts';
import { startConversation } from './features/conversation/effects/startConversation.ts';
import { inputChunkOf, inputChunks } from './features/inputs/ui/inputChunks.ts';
import type { SpokenPage } from './languages/speaking.tsx';
import { speaking } from './languages/speakingChunk.ts';
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
import { beginsProven } from './proof/beginsProven.ts';
import { sheets } from './messenger/sheetsChunk.ts';
import { loadWording } from './wording/loadWording.ts';

let taken = false;

/** Puts the messenger in the place of the page's first bubbles, which stay on the screen; once, however often it is called. */
export async function takeOver(
  root: HTMLElement,
  data: Exclude<DialogData, { problem: string }> | ChatsData,
): Promise<void> {
  if ('chats' in data) {
    await Promise.all(data.chats.map(({ language }) => loadWording(language)));
    return (await import('./chats/chats.ts')).takeOverChats(root, data);
  }
  const { config, language, firstEntries, firstQuestion } = data;
  const { survey_id } = config;
  await Promise.all([
    loadWording(config.language),
    // What does not come is asked for again in its place.
    firstQuestion &&
      inputChunkOf(firstQuestion.input)
        ?.load()
        .catch(() => undefined),
  ]);
  const arrival = continueCode() === null ? null : { ...(await handOver.load()), ...(await sheets.load()) };
  if (taken) return;
  taken = true;

  // The page's own stylesheet holds the frame already.
  adoptStyles(styles);
  fitToKeyboard(root);
  const storage = openStorage();
  const kept = keepConversation(storage, data.kept_as ?? survey_id, openStorage('sessionStorage'));
  const client = createRespondentClient(kept.sessions, () => undefined);
  const sentence = (await arrival?.continueHere({ survey: config, kept, client, PopUp: arrival.ConfirmPopUp })) ?? null;
  const begin = beginsProven(data.proof, () => client.call('proofChallenge', { survey_ids: [survey_id] }));
  const isNew = kept.sessions.read() === null;
  const running = startConversation({
    survey_id,
    kept,
    register: async () =>
      liveSessionOf(await begin((proof) => client.call('registerLive', { survey_id, query: linkQuery(), proof }))),
    opening: {
      entries: firstEntries,
      shown: root.querySelectorAll('.first-bubble').length,
      question: firstQuestion,
    },
  });
  if (sentence !== null) running.$announcement.set({ kind: 'not-continued', sentence });
  const isWidget = location.pathname.startsWith('/widget/');
  const reload = (): void => location.reload();
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
  const drawn = createRoot(root);
  const preferences = keepPreferences(storage);
  const draw = (page: SpokenPage, languages?: ReactNode): void => {
    const onDone = (action: 'restart' | 'delete'): void =>
      // In its place, because the way back would lead to a conversation that is gone.
      action === 'restart' ? reload() : location.replace(`/exit/deleted_${page.config.language}`);
    drawn.render(
      <Drawn onDrawn={onDrawn}>
        <Messenger
          survey={page.config}
          running={running}
          live={{ fragments: page.language, bar: !isWidget, preferences, languages, onDone }}
          onRefresh={reload}
          onRestart={reload}
        />
      </Drawn>,
    );
  };
  draw({ config, language });
  if (config.languages)
    void speaking.load().then((part) => part.offerLanguages({ config, language, running, draw }), Boolean);
  if (isWidget) void import('./widget/tellPage.ts').then(({ tellPage }) => tellPage(running, root, isNew), Boolean);
  loadWhenIdle([...inputChunks, sheets, createChunk(running.followTabs)]);
}
