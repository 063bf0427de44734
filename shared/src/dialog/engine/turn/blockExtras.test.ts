import { expect, test } from 'vitest';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { matrix, message, open, qa, single } from '../../testing/blocks.ts';
import { TestConversation } from '../../testing/TestConversation.ts';
import { questionAt } from '../replay/questionAt.ts';
import { entriesOf } from './entriesOf.ts';

test('a block shows its file before its text and its address after it', () => {
  const conversation = new TestConversation(
    aSnapshot([message('m', { filename_db: 'a.webp', media_text: 'Ein Hund', link: 'https://example.org/' })]),
  );
  expect(conversation.effects).toMatchObject([
    { kind: 'show-media', filename_db: 'a.webp', text: 'Ein Hund', unique_question_id: 'm', type: 'message' },
    { kind: 'say', text: 'm' },
    { kind: 'say', text: 'https://example.org/' },
    { kind: 'finish' },
  ]);
});

test('a video is shown with its captions', () => {
  const conversation = new TestConversation(aSnapshot([message('m', { filename_db: 'a.mp4', captions_db: 'a.vtt' })]));
  expect(conversation.effects[0]).toMatchObject({ kind: 'show-media', filename_db: 'a.mp4', captions_db: 'a.vtt' });
});

test('the reason for a question goes with it, also with its probe', () => {
  const conversation = new TestConversation(
    aSnapshot([open('q', { reason: 'Für die Statistik.', nachfrage: 'Warum?' })]),
  );
  expect(conversation.question?.reason).toBe('Für die Statistik.');
  conversation.write('x');
  expect(conversation.question).toMatchObject({ nachfrage_id: 'q#1', reason: 'Für die Statistik.' });
});

test('a reply that is a file carries its id', () => {
  const media_id = '01a1fda1-ff09-782d-9303-7d36dd193490';
  const conversation = new TestConversation(aSnapshot([{ ...open('q'), type: 'voice', max_seconds: 5 }]));
  conversation.reply({ type: 'voice', media_id });
  expect(conversation.effects[1]).toMatchObject({
    kind: 'reply-shown',
    media_id,
    text: 'Sprachnachricht',
    type: 'voice',
  });
});

test('a block stored before a field existed runs as if it had its default', () => {
  const { reason: _, media_text: __, link: ___, captions_db: ____, ...old } = open('q');
  const conversation = new TestConversation(aSnapshot(JSON.parse(JSON.stringify([old]))));
  expect(conversation.question?.reason).toBeNull();
  expect(conversation.said).toEqual(['q?']);
});

test('every question can be had as it is asked, whether or not it is open', () => {
  const entries = [{ id: 'e', questions: ['x'], answer: 'y' }];
  const { survey } = new TestConversation(
    aSnapshot([single('s', { nachfrage: 'Warum?' }), matrix('m'), qa('w', { qa_entries: entries, only_search: true })]),
  );
  expect(questionAt(survey, 's', null)).toMatchObject({ nachfrage_id: null, input: { type: 'single' } });
  expect(questionAt(survey, 's', 's#1')).toMatchObject({ nachfrage_id: 's#1', input: { type: 'open' } });
  expect(questionAt(survey, 'm', 'm.i2')).toMatchObject({ item_id: 'i2', input: { position: 2 } });
  expect(questionAt(survey, 'w', 'w.3')).toMatchObject({ nachfrage_id: 'w.3', input: { type: 'qa' } });
  expect(questionAt(survey, 'm', 'm.gone')).toBeNull();
  expect(questionAt(survey, 'm', null)).toBeNull();
  expect(questionAt(survey, 'gone', null)).toBeNull();
});

test('what others host is offered by its title, or by its host, with the address of its player', () => {
  const embed = 'https://youtu.be/dQw4w9WgXcQ';
  const titled = message('m', { embed, embed_title: 'Film über {{x}}' });
  const { effects } = new TestConversation(aSnapshot([titled, message('n', { embed, is_end: true })]));
  const addresses = { ofDialog: () => ({ location: '', type: '' }), ofReply: () => '' };
  const turn = { effects, replied: null, question: null, file: null, addresses, now: 1_000 };
  const location = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
  expect(entriesOf(turn).filter(({ media }) => media)).toMatchObject([
    { context: 'Film über', media: { location, type: 'text/html' } },
    { context: 'www.youtube-nocookie.com', media: { location, type: 'text/html' } },
  ]);
});
