import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followClicks } from './followClicks.ts';

const openChat = vi.fn<(survey_id: string) => void>();
let worker: EventTarget;

beforeEach(() => {
  openChat.mockClear();
  worker = new EventTarget();
  vi.stubGlobal('PushManager', vi.fn<() => void>());
  vi.stubGlobal('Notification', vi.fn<() => void>());
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  history.replaceState(null, '', '/');
});
const tell = (data: unknown) => worker.dispatchEvent(new MessageEvent('message', { data }));

test('the chat in the address is opened once, and what else the address and the history say stays', () => {
  history.replaceState({ chat: 'a' }, '', '/flow?quelle=plakat#chat=l4-b_r');
  followClicks(openChat)();
  expect(openChat.mock.calls).toEqual([['l4-b_r']]);
  expect([location.pathname + location.search + location.hash, history.state]).toEqual([
    '/flow?quelle=plakat',
    { chat: 'a' },
  ]);
  followClicks(openChat)();
  expect(openChat).toHaveBeenCalledTimes(1);
});

test('each chat that the worker tells of is opened, until that is stopped', () => {
  const stop = followClicks(openChat);
  for (const said of ['#chat=labor', '#chat=zeuge', '#weiter=x', '', 7, null]) tell(said);
  expect(openChat.mock.calls).toEqual([['labor'], ['zeuge']]);
  stop();
  tell('#chat=labor');
  expect(openChat).toHaveBeenCalledTimes(2);
});

test('a browser that takes no messages opens what the address says all the same', () => {
  vi.stubGlobal('PushManager', undefined);
  Reflect.deleteProperty(globalThis, 'PushManager');
  Reflect.deleteProperty(navigator, 'serviceWorker');
  history.replaceState(null, '', '/flow#chat=labor');
  followClicks(openChat)();
  expect(openChat.mock.calls).toEqual([['labor']]);
});
