import { adoptStyles, openStorage, pageState } from '@dialogwerk/shared/browser';
import type { ChatsData } from '@dialogwerk/shared/contract';
import { createRoot } from 'react-dom/client';
import { fitToKeyboard } from '../features/appearance/fitToKeyboard.ts';
import { inputChunks } from '../features/inputs/ui/inputChunks.ts';
import { keepPreferences } from '../features/preferences/effects/keepPreferences.ts';
import { loadWhenIdle } from '../loading/loadWhenIdle.ts';
import messengerStyles from '../messenger/messenger.css?inline';
import { sheets } from '../messenger/sheetsChunk.ts';
import styles from './chats.css?inline';
import { ChatsMessenger } from './ChatsMessenger.tsx';
import hintsStyles from './hints.css?inline';
import { keepChats } from './keepChats.ts';
import { startChats } from './startChats.ts';

/** In the address's fragment, which no server sees. */
const RESUME = /^#weiter=([\w-]{1,60})$/;

let taken = false;

/** Puts the messenger of a multi-chat in the place of the page's first lines; once, however often it is called. */
export function takeOverChats(root: HTMLElement, data: ChatsData): void {
  if (taken) return;
  taken = true;
  adoptStyles(messengerStyles);
  adoptStyles(styles);
  adoptStyles(hintsStyles);
  fitToKeyboard(root);
  const storage = openStorage();
  const reload = (): void => location.reload();
  let isLeaving = false;
  const kept = keepChats({
    // A test is kept apart from what a respondent has begun here.
    dialog_manager_id: data.kept_as ?? data.dialog_manager_id,
    survey_ids: data.chats.map(({ survey_id }) => survey_id),
    storage,
    tab: openStorage('sessionStorage'),
    onLost() {
      kept.forget();
      // Unless the page is left anyway, which is known in a moment.
      setTimeout(() => isLeaving || reload());
    },
  });
  // A story has one of its own (spec §2).
  const pageTitle = document.title;
  const [, resumeCode = null] = RESUME.exec(location.hash) ?? [];
  // The code is a secret: it must not be read over a shoulder, or stay in the history.
  if (resumeCode !== null) pageState.replace(pageState.read(), location.pathname + location.search);
  const isNew = kept.sessions.read() === null;
  const chats = startChats({ data, kept, resumeCode });
  const onDone = (action: 'restart' | 'delete'): void => {
    isLeaving = true;
    pageState.replace(null);
    if (action === 'delete') location.replace(`/exit/deleted_${data.chats[0]?.language ?? 'de'}`);
    else {
      kept.forgetChats();
      reload();
    }
  };
  createRoot(root).render(
    <ChatsMessenger
      data={data}
      pageTitle={pageTitle}
      chats={chats}
      preferences={keepPreferences(storage)}
      onDone={onDone}
    />,
  );
  if (location.pathname.startsWith('/widget/'))
    void import('./tellChats.ts').then(
      ({ tellChats }) => tellChats(chats, { count: data.chats.length, isNew, root }),
      Boolean,
    );
  loadWhenIdle([...inputChunks, sheets]);
}
