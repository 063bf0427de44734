import { streams } from '@dialogwerk/shared/contract';
import type { ChatState, OpenQuestion } from '@dialogwerk/shared/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepConversation } from './keepConversation.ts';
import { memoryStorage } from '@dialogwerk/shared/browser';
import { startConversation } from './startConversation.ts';

const survey_id = 'survey0000001';
const session = { username_live: 'u', token_live: 't', refresh_token_live: 'r', user_id_live: 'l' };
const question: OpenQuestion = {
  unique_question_id: 'q2',
  nachfrage_id: null,
  item_id: null,
  optional: false,
  reason: null,
  input: { type: 'open', multiline: false, max_length: 100 },
};
const said = (context: string): ChatState['entries'][number] => ({
  context,
  created_on: 1,
  type: 'message',
  unique_question_id: 'q1',
  nachfrage_id: null,
  current_question_id: 'q1',
  finished_question_id: null,
  user_or_bot: 'bot',
  pause: 0,
});
const state = (part: Partial<ChatState>): ChatState => ({
  survey_id,
  entries: [said('Ich sehe nach.')],
  question: null,
  waiting: true,
  finished: false,
  turn: 1,
  progress: 0.5,
  receipt: null,
  ...part,
});

const fetched = vi.fn<() => Promise<Response>>();
/** Nobody says anything meanwhile; what is told of that does not count as asking. */
const answering = (url: string): Promise<Response> =>
  url.startsWith(streams.spoken.path) ? Promise.resolve(new Response(null, { status: 404 })) : fetched();
const answer = (body: ChatState) => fetched.mockResolvedValueOnce(Response.json(body));
beforeEach(() => {
  vi.useFakeTimers();
  // Each wait is as long as it is on average.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  fetched.mockReset();
  vi.stubGlobal('fetch', answering);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function start() {
  const kept = keepConversation(memoryStorage(), survey_id);
  kept.sessions.write(session);
  const opening = { entries: [], shown: 0, question: null };
  return startConversation({ survey_id, kept, register: () => Promise.resolve(session), opening });
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('while a system of the author is asked, the messenger asks again less and less often, and goes on with what is new', async () => {
  answer(state({}));
  const running = start();
  await pass(0);
  expect(running.$conversation.get().phase).toBe('waiting');
  answer(state({}));
  await pass(1_300);
  expect(fetched).toHaveBeenCalledTimes(2);
  await pass(1_300);
  expect(fetched).toHaveBeenCalledTimes(2);
  answer(state({ waiting: false, question, entries: [said('Ich sehe nach.'), said('Da ist es.')] }));
  await pass(1_300);
  expect(running.$conversation.get()).toMatchObject({ phase: 'asked', question, freshFrom: 1 });
  await pass(60_000);
  expect(fetched).toHaveBeenCalledTimes(3);
});

test('without a connection it goes on waiting and says so', async () => {
  answer(state({}));
  const running = start();
  await pass(0);
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  await pass(1_300);
  expect(running.$conversation.get()).toMatchObject({ phase: 'waiting', delay: 'no-answer' });
  answer(state({ waiting: false, finished: true }));
  await pass(1_300);
  expect(running.$conversation.get().phase).toBe('finished');
});

test('whoever has left asks no more', async () => {
  answer(state({}));
  const running = start();
  await pass(0);
  running.stop();
  await pass(60_000);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('what is told of a model that thinks stays while the conversation is asked for, until it speaks', async () => {
  // Comes when it is needed: loaded before, so that no time passes meanwhile.
  await import('./followSpoken.ts');
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const speak = (data: string): void => void writer.write(new TextEncoder().encode(`data: ${data}\n\n`));
  vi.stubGlobal('fetch', (url: string) =>
    url.startsWith(streams.spoken.path) ? Promise.resolve(new Response(readable)) : fetched(),
  );
  answer(state({}));
  const running = start();
  // Streams are read in time of their own, whatever the timers say.
  const shows = (words: object) =>
    vi.waitFor(() => expect(running.$conversation.get()).toMatchObject({ phase: 'waiting', ...words }), {
      interval: 1,
    });
  await pass(100);
  speak('{"thinking":"denkt noch nach …"}');
  await shows({ thinking: 'denkt noch nach …' });
  answer(state({}));
  await pass(1_300);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(running.$conversation.get()).toMatchObject({ phase: 'waiting', thinking: 'denkt noch nach …' });
  speak('{"text":"Und wo waren Sie?"}');
  await shows({ spoken: 'Und wo waren Sie?' });
  running.stop();
});
