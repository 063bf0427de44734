import type { DialogEntry, WidgetMessage } from '@dialogwerk/shared/contract';
import { atom } from 'nanostores';
import { afterEach, expect, test, vi } from 'vitest';
import type { Conversation } from '../features/conversation/model/Conversation.ts';
import { newsOf } from './newsOf.ts';
import { tellPage } from './tellPage.ts';

afterEach(() => vi.unstubAllGlobals());

const said = (user_or_bot: 'user' | 'bot'): DialogEntry => ({
  user_or_bot,
  context: 'Geheim',
  pause: 0,
  created_on: 0,
  type: 'open',
  unique_question_id: null,
  nachfrage_id: null,
  current_question_id: null,
  finished_question_id: null,
});
const finished = (...entries: DialogEntry[]): Conversation => ({
  phase: 'finished',
  entries,
  freshFrom: 0,
  turn: 1,
  progress: 1,
});
const opening: Conversation = {
  phase: 'opening',
  entries: [],
  freshFrom: 0,
  question: null,
  pending: null,
  delay: null,
};
const waiting = (...entries: DialogEntry[]): Conversation => ({
  phase: 'waiting',
  delay: null,
  entries,
  freshFrom: 0,
  turn: 1,
  progress: 0,
});

test('news is what was answered since the page was opened: how many, and nothing of what', () => {
  const [none, nothing] = newsOf(null, opening);
  expect([none, nothing]).toEqual([null, []]);
  const [begun, first] = newsOf(null, waiting(said('bot')));
  expect(first).toEqual([]);
  const [, all] = newsOf(begun, finished(said('bot'), said('user'), said('bot')));
  expect(all).toEqual([{ dialogwerk: 'started' }, { dialogwerk: 'answered', answered: 1 }, { dialogwerk: 'finished' }]);
  const [back] = newsOf(null, waiting(said('bot'), said('user')));
  expect(newsOf(back, finished(said('bot'), said('user'), said('user')))[1]).toEqual([
    { dialogwerk: 'answered', answered: 2 },
    { dialogwerk: 'finished' },
  ]);
});

test('only the page around that has said hello is told, by its origin; another one and another hello change nothing', () => {
  const page = { postMessage: vi.fn<(message: WidgetMessage, origin: string) => void>() };
  vi.stubGlobal('parent', page);
  const $conversation = atom<Conversation>(waiting());
  const root = document.createElement('div');
  tellPage({ $conversation }, root, false);
  expect(page.postMessage.mock.calls).toEqual([[{ dialogwerk: 'here' }, '*']]);
  page.postMessage.mockClear();

  const hello = (source: unknown, origin: string, data: unknown = { dialogwerk: 'hello' }) => {
    const event = new MessageEvent('message', { origin, data });
    Object.defineProperty(event, 'source', { value: source });
    dispatchEvent(event);
  };
  hello(globalThis.window, 'https://evil.example.org');
  hello(page, 'null');
  hello(page, 'https://evil.example.org', null);
  $conversation.set(waiting(said('user')));
  expect(page.postMessage).not.toHaveBeenCalled();

  hello(page, 'https://www.example.org');
  hello(page, 'https://evil.example.org');
  $conversation.set(finished(said('user'), said('user')));
  const told = page.postMessage.mock.calls;
  expect(new Set(told.map(([, origin]) => origin))).toEqual(new Set(['https://www.example.org']));
  expect(told.map(([{ dialogwerk }]) => dialogwerk).filter((what) => what !== 'height')).toEqual([
    'ready',
    'answered',
    'finished',
  ]);
  expect(JSON.stringify(told)).not.toContain('Geheim');
});

test('what was answered before the page around could be told is told once it has said hello, unless it was there already', () => {
  const told = (isNew: boolean) => {
    const page = { postMessage: vi.fn<(message: WidgetMessage, origin: string) => void>() };
    vi.stubGlobal('parent', page);
    tellPage({ $conversation: atom(waiting(said('bot'), said('user'))) }, document.createElement('div'), isNew);
    const event = new MessageEvent('message', { origin: 'https://www.example.org', data: { dialogwerk: 'hello' } });
    Object.defineProperty(event, 'source', { value: page });
    dispatchEvent(event);
    return page.postMessage.mock.calls.map(([{ dialogwerk }]) => dialogwerk);
  };
  expect(told(true)).toEqual(['here', 'ready', 'started', 'answered']);
  expect(told(false)).toEqual(['here', 'ready']);
});

test('Escape is told unless something in the dialog is open for it', () => {
  const page = { postMessage: vi.fn<(message: WidgetMessage, origin: string) => void>() };
  vi.stubGlobal('parent', page);
  const root = document.createElement('div');
  document.body.append(root);
  tellPage({ $conversation: atom<Conversation>(waiting()) }, root, true);
  const event = new MessageEvent('message', { origin: 'https://www.example.org', data: { dialogwerk: 'hello' } });
  Object.defineProperty(event, 'source', { value: page });
  dispatchEvent(event);
  const closes = () => page.postMessage.mock.calls.filter(([{ dialogwerk }]) => dialogwerk === 'close').length;
  const press = (key: string) => root.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  root.innerHTML = '<div role="dialog"></div>';
  press('Escape');
  root.replaceChildren();
  press('a');
  expect(closes()).toBe(0);
  press('Escape');
  expect(closes()).toBe(1);
});
