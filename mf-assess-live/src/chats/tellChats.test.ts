import type { ClientConfig, DialogEntry, Notebook, WidgetMessage } from '@dialogwerk/shared/contract';
import { atom } from 'nanostores';
import { afterEach, expect, test, vi } from 'vitest';
import type { Conversation } from '../features/conversation/model/Conversation.ts';
import { tellChats } from './tellChats.ts';

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
const waits = (...entries: DialogEntry[]): Conversation => ({
  phase: 'waiting',
  delay: null,
  entries,
  freshFrom: 0,
  turn: 1,
  progress: 0,
});
const ends = (...entries: DialogEntry[]): Conversation => ({
  phase: 'finished',
  entries,
  freshFrom: 0,
  turn: 1,
  progress: 1,
});

/** A page around the frame that has said hello. */
function framed() {
  const told: WidgetMessage[] = [];
  const page = { postMessage: (message: WidgetMessage) => void told.push(message) };
  vi.stubGlobal('parent', page);
  const hello = (): void => {
    const event = new MessageEvent('message', {
      origin: 'https://www.example.org',
      data: { dialogwerk: 'hello' },
    });
    Object.defineProperty(event, 'source', { value: page });
    dispatchEvent(event);
  };
  return { hello, news: () => told.filter(({ dialogwerk }) => dialogwerk !== 'here' && dialogwerk !== 'ready') };
}

function someChats() {
  const [first, second] = [atom<Conversation>(waits(said('bot'))), atom<Conversation>(waits(said('bot')))];
  const chat = (survey_id: string, $conversation: typeof first) => ({
    survey: { survey_id } satisfies Pick<ClientConfig, 'survey_id'>,
    running: { $conversation },
  });
  const $chats = atom([chat('a', first)]);
  const $notebook = atom<Notebook | null>(null);
  return { first, second, $chats, $notebook, begin: () => $chats.set([...$chats.get(), chat('b', second)]) };
}

test('the page around hears how many answers all chats have together, and of the end once each has ended', () => {
  const { hello, news } = framed();
  const { first, second, $chats, $notebook, begin } = someChats();
  tellChats({ $chats, $notebook }, { count: 2, isNew: false, root: document.createElement('div') });
  hello();
  expect(news()).toEqual([{ dialogwerk: 'height', height: 640 }]);
  first.set(ends(said('bot'), said('user')));
  expect(news().slice(1)).toEqual([{ dialogwerk: 'started' }, { dialogwerk: 'answered', answered: 1 }]);
  begin();
  second.set(ends(said('bot'), said('user')));
  expect(news().slice(3)).toEqual([{ dialogwerk: 'answered', answered: 2 }, { dialogwerk: 'finished' }]);
  expect(JSON.stringify(news())).not.toContain('Geheim');
});

test('a story has ended with the first of its endings', () => {
  const { hello, news } = framed();
  const { $chats, $notebook } = someChats();
  tellChats({ $chats, $notebook }, { count: 2, isNew: false, root: document.createElement('div') });
  hello();
  const ending = { kind: 'ending', survey_id: 'a', unique_question_id: 'q', title: 'Frei', text: '' } as const;
  $notebook.set({ clues: 0, endings: 1, clock: null, found: [{ ...ending, number: 1, found_at: 0 }] });
  expect(news().slice(1)).toEqual([{ dialogwerk: 'finished' }]);
});
