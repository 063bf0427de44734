import type { ChatState, DialogEntry } from '@dialogwerk/shared/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { createConversationSession } from '../features/conversation/effects/ConversationSession.ts';
import { keepConversation } from '../features/conversation/effects/keepConversation.ts';
import { memoryStorage } from '@dialogwerk/shared/browser';
import { takePushes } from './takePushes.ts';

afterEach(() => vi.unstubAllGlobals());

const entry = (context: string): DialogEntry => ({
  context,
  created_on: 1,
  type: 'open',
  unique_question_id: null,
  nachfrage_id: null,
  current_question_id: null,
  finished_question_id: null,
  user_or_bot: 'bot',
  pause: 0,
});

/** The state after so many turns, with what the last one said. */
const after = (turn: number, ...said: string[]): ChatState => ({
  survey_id: 's',
  entries: said.map(entry),
  question: null,
  waiting: false,
  finished: false,
  turn,
  progress: 0,
  receipt: null,
});

function aChat() {
  const kept = keepConversation(memoryStorage(), 's');
  const register = () => Promise.reject(new Error('nobody registers'));
  const session = createConversationSession(
    { survey_id: 's', kept, register },
    { phase: 'opening', entries: [], freshFrom: 0, question: null, pending: null, delay: null },
  );
  const push = takePushes(session);
  const told = (turn: number, ...said: string[]) =>
    session.show({ phase: 'finished', entries: said.map(entry), freshFrom: 0, turn, progress: 0 });
  const said = () => session.$conversation.get().entries.map(({ context }) => context);
  return { session, kept, push, told, said };
}

test('a pushed turn follows what is known, and comes with its pauses', () => {
  const { session, push, told, said } = aChat();
  told(1, 'Hallo');
  push(after(2, 'Noch da?'));
  expect(said()).toEqual(['Hallo', 'Noch da?']);
  expect(session.$conversation.get().freshFrom).toBe(1);
});

test('a turn that is known already is left out, however often it comes', () => {
  const { push, told, said } = aChat();
  told(2, 'Hallo', 'Noch da?');
  for (const turn of [1, 2, 2]) push(after(turn, 'Noch da?'));
  expect(said()).toEqual(['Hallo', 'Noch da?']);
});

test('while a reply is on its way pushes wait for its answer, which may hold them', () => {
  const { session, push, told, said } = aChat();
  const pending = {
    turn_id: 't',
    unique_question_id: 'q',
    nachfrage_id: null,
    reply: { type: 'open', text: 'Ja' } as const,
    shown: 'Ja',
  };
  const question = {
    unique_question_id: 'q',
    nachfrage_id: null,
    item_id: null,
    optional: false,
    reason: null,
    input: { type: 'open', multiline: false, max_length: 10 },
  } as const;
  const sending = { phase: 'sending', question, pending, delay: null, turn: 1, progress: 0 } as const;
  session.$conversation.set({ ...sending, entries: [entry('Hallo')], freshFrom: 1 });
  push(after(2, 'Ja', 'Gut'));
  push(after(3, 'Und noch etwas'));
  expect(said()).toEqual(['Hallo']);
  told(2, 'Hallo', 'Ja', 'Gut');
  expect(said()).toEqual(['Hallo', 'Ja', 'Gut', 'Und noch etwas']);
});

test('where a turn is missing the conversation is asked for whole', async () => {
  const { kept, push, told, said } = aChat();
  const fetched = vi.fn(async () => Response.json(after(4, 'Hallo', 'Eins', 'Zwei', 'Drei')));
  vi.stubGlobal('fetch', fetched);
  kept.sessions.write({ username_live: 'Gast', token_live: 't', refresh_token_live: 'r', user_id_live: 'u' });
  told(1, 'Hallo');
  push(after(4, 'Drei'));
  await vi.waitUntil(() => said().length === 4);
  expect(said()).toEqual(['Hallo', 'Eins', 'Zwei', 'Drei']);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('what was being typed for a question that another tab has answered is handed back', () => {
  const { session, kept, push } = aChat();
  const question = {
    unique_question_id: 'q',
    nachfrage_id: null,
    item_id: null,
    optional: false,
    reason: null,
    input: { type: 'open', multiline: false, max_length: 10 },
  } as const;
  session.$conversation.set({
    phase: 'asked',
    question,
    refused: null,
    entries: [entry('Wer?')],
    freshFrom: 1,
    turn: 1,
    progress: 0,
  });
  kept.draft.write('q', { text: 'Der Gärt', reply: null });
  push({ ...after(2, 'Noch etwas'), question });
  expect(session.$announcement.get()).toBeNull();
  push(after(3, 'Ich', 'Gut'));
  expect(session.$announcement.get()).toEqual({ kind: 'overtaken', text: 'Der Gärt', question });
});
