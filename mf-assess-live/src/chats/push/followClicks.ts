import { canNotify, pageState, reached, serviceWorkers } from '@dialogwerk/shared/browser';

/** Whose message was clicked, as the server's messages have it behind the page's path. */
const CHAT = /^#chat=([\w-]{1,64})$/;

/**
 * Opens the chat whose message in the browser was clicked: the one in the page's address, which is taken from there, and while the page is
 * open each one that the worker tells of. Gives the way to stop.
 */
export function followClicks(openChat: (survey_id: string) => void): () => void {
  const open = (fragment: unknown): void => {
    const [, chat] = CHAT.exec(String(fragment)) ?? [];
    if (chat !== undefined) openChat(chat);
  };
  const onMessage = ({ data }: MessageEvent<unknown>): void => open(data);
  const { hash, pathname, search } = location;
  if (CHAT.test(hash)) pageState.replace(pageState.read(), pathname + search);
  open(hash);
  // A browser that takes no messages has none to be clicked.
  const workers = canNotify() ? serviceWorkers() : null;
  reached(() => workers?.addEventListener('message', onMessage));
  return () => reached(() => workers?.removeEventListener('message', onMessage));
}
