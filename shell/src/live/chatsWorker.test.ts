import type { PushMessage } from '@dialogwerk/shared/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const message: PushMessage = { title: 'Labor', body: 'Neue Nachricht', path: '/flow#chat=labor', tag: 'labor' };

/** What the browser gives a worker, as far as it uses it. */
function aScope(...open: readonly string[]) {
  const listeners = new Map<string, (event: unknown) => void>();
  const pages = open.map((url) => ({
    url,
    postMessage: vi.fn<(message: string) => void>(),
    focus: vi.fn<() => Promise<void>>(),
  }));
  const openWindow = vi.fn<(address: string) => Promise<null>>(async () => null);
  const showNotification = vi.fn<(title: string, options: NotificationOptions) => Promise<void>>();
  const scope = {
    registration: { showNotification },
    location: new URL('https://dialog.example.org/chats-worker.js'),
    clients: { matchAll: async () => pages, openWindow },
    addEventListener: (kind: string, listener: (event: unknown) => void) => listeners.set(kind, listener),
  };
  /** Has the worker handle an event, and waits as long as it asks for. */
  async function send(kind: string, event: object): Promise<void> {
    const works: unknown[] = [];
    listeners.get(kind)?.({ ...event, waitUntil: (work: unknown) => works.push(work) });
    await Promise.all(works);
  }
  return { scope, send, pages, openWindow, showNotification };
}

async function start(...open: readonly string[]) {
  const worker = aScope(...open);
  vi.stubGlobal('self', worker.scope);
  await import('./chatsWorker.ts');
  return worker;
}
const close = vi.fn<() => void>();
const click = { notification: { data: message.path, close } };

beforeEach(() => {
  vi.resetModules();
  close.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

test('what comes is shown, in the place of what the same chat has shown before', async () => {
  const { send, showNotification } = await start();
  await send('push', { data: { json: () => message } });
  const { title, body, tag, path } = message;
  expect(showNotification.mock.calls).toEqual([[title, { body, tag, data: path }]]);
  await send('push', { data: null });
  expect(showNotification).toHaveBeenCalledTimes(1);
});

test('a click opens the page at its chat where none is open', async () => {
  const { send, openWindow, pages } = await start('https://dialog.example.org/aufderflucht');
  await send('notificationclick', click);
  expect(openWindow.mock.calls).toEqual([['https://dialog.example.org/flow#chat=labor']]);
  expect(pages[0]?.focus).not.toHaveBeenCalled();
  expect(close).toHaveBeenCalledTimes(1);
});

test('a click shows the page that is open, and tells it which chat', async () => {
  const { send, openWindow, pages } = await start(
    'https://dialog.example.org/aufderflucht',
    'https://dialog.example.org/flow?quelle=plakat',
  );
  await send('notificationclick', click);
  expect(pages.map(({ postMessage }) => postMessage.mock.calls)).toEqual([[], [['#chat=labor']]]);
  expect(pages.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1]);
  expect(openWindow).not.toHaveBeenCalled();
});
