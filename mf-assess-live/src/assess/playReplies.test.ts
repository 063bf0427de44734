import type { GivenReply, MediaKind, OpenQuestion, QuestionInput, Reply } from '@dialogwerk/shared/contract';
import { atom } from 'nanostores';
import { expect, test, vi } from 'vitest';
import type { Conversation } from '../features/conversation/model/Conversation.ts';
import { exampleFile } from './exampleFile.ts';
import { playReplies } from './playReplies.ts';

const anUpload = (...kinds: MediaKind[]): QuestionInput => ({ type: 'upload', kinds, max_bytes: 1_000_000 });
const voice: QuestionInput = { type: 'voice', max_seconds: 60, max_bytes: 1_000_000 };
const question = (unique_question_id: string, input: QuestionInput): OpenQuestion => ({
  unique_question_id,
  nachfrage_id: null,
  item_id: null,
  optional: false,
  reason: null,
  input,
});
const asked = (open: OpenQuestion, sentence: string | null = null): Conversation => ({
  phase: 'asked',
  entries: [],
  freshFrom: 0,
  turn: 0,
  progress: 0,
  question: open,
  refused: sentence === null ? null : { sentence, reply: { type: 'skip' } },
});
const file = question('foto', anUpload('image'));
const name = question('name', { type: 'open', multiline: false, max_length: 100 });
const media = (media_id: string): GivenReply => ({ type: 'upload', media_id });
const replies = [
  { unique_question_id: 'foto', nachfrage_id: null, reply: media('none') },
  { unique_question_id: 'name', nachfrage_id: null, reply: { type: 'open', text: 'Anna' } as const },
];

function play(example: GivenReply | null) {
  const $conversation = atom<Conversation>(asked(file));
  const heard = { onExample: vi.fn(), onByHand: vi.fn(), onStopped: vi.fn() };
  const reply = vi.fn<(reply: Reply, shown: string) => void>();
  const config = { language: 'de', du_sie: 'sie' } as const;
  playReplies({ running: { $conversation, reply }, config, replies, exampleFor: async () => example, ...heard });
  return { $conversation, reply, ...heard };
}

test('a question for a file gets an example, and the play goes on behind it', async () => {
  const { $conversation, reply, onExample, onStopped } = play(media('example'));
  await vi.waitFor(() => expect(reply).toHaveBeenCalledTimes(1));
  expect(reply.mock.calls[0]?.[0]).toEqual(media('example'));
  expect(onExample).toHaveBeenCalledTimes(1);
  $conversation.set(asked(name));
  await vi.waitFor(() => expect(reply.mock.calls[1]).toEqual([{ type: 'open', text: 'Anna' }, 'Anna']));
  expect(onStopped).not.toHaveBeenCalled();
});

test('without an example the author answers this one question, also at a second try, and the rest is played', async () => {
  const { $conversation, reply, onByHand, onStopped } = play(null);
  await vi.waitFor(() => expect(onByHand).toHaveBeenCalledTimes(1));
  $conversation.set(asked(file, 'Diese Datei ist zu groß.'));
  $conversation.set(asked(name));
  await vi.waitFor(() => expect(reply).toHaveBeenCalledTimes(1));
  expect(reply.mock.calls[0]?.[0]).toEqual({ type: 'open', text: 'Anna' });
  expect(onStopped).not.toHaveBeenCalled();
});

test('another question than the one that the reply belongs to stops the play', async () => {
  const { $conversation, onStopped } = play(media('example'));
  $conversation.set(asked(question('anders', name.input)));
  await vi.waitFor(() => expect(onStopped).toHaveBeenCalledTimes(1));
});

test.each([
  [anUpload('image'), 'image/png'],
  [anUpload('audio', 'document'), 'text/plain'],
  [anUpload('video', 'audio'), 'audio/wav'],
  [voice, 'audio/wav'],
])('the example for %o is %s', (input, type) => {
  expect(exampleFile(input)?.file.type).toBe(type);
});

test('a film cannot be made up', () => {
  expect(exampleFile(anUpload('video'))).toBeNull();
});
