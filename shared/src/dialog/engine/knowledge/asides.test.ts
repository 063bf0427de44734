import { expect, test } from 'vitest';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { message, open, qa, single } from '../../testing/blocks.ts';
import { TestConversation } from '../../testing/TestConversation.ts';

const options = [
  { id: 'ja', text: 'Ich komme mit', score: null },
  { id: 'nein', text: 'Ich bleibe hier', score: null },
];
const qa_entries = [
  { id: 'preis', questions: ['Was kostet das Boot?'], answer: 'Zwölf Euro.' },
  { id: 'wetter', questions: ['Wie wird das Wetter?'], answer: 'Windig.' },
];
const choice = single('mit', { options, in_words: true, asides: 'wissen' });
const knowledge = qa('wissen', {
  qa_entries,
  qa_helpful: false,
  qa_plain: true,
  jump_to_ids: [{ kind: 'option', option_id: 'wetter', target: 'mehr' }],
});
const begun = () =>
  new TestConversation(aSnapshot([choice, open('danach'), knowledge, message('mehr', { jump_to_question: 'danach' })]));
const write = (conversation: TestConversation, text: string) => conversation.reply({ type: 'words', text });

test('a question in place of an answer is answered, and the choice stands open as before', () => {
  const conversation = begun();
  const { question } = conversation;
  write(conversation, 'Was kostet denn das Boot?');
  expect(conversation.said).toEqual(['mit?', 'Zwölf Euro.']);
  expect(conversation.question).toEqual(question);
  expect(conversation.stored).toEqual({});
  conversation.choose('ja');
  expect(conversation.at).toBe('danach');
  expect(conversation.stored).toEqual({ mit: 'ja' });
});

test('what the answer leads to is said, but the dialog comes back', () => {
  const conversation = begun();
  write(conversation, 'wie wird das wetter');
  expect(conversation.said).toEqual(['mit?', 'Windig.', 'mehr']);
  expect(conversation.at).toBe('mit');
});

test('an answer stays an answer, and what is neither is asked again', () => {
  const conversation = begun();
  write(conversation, 'qwertz');
  expect(conversation.said.at(-1)).toContain('leider nicht verstanden');
  write(conversation, 'ich bleibe hier');
  expect(conversation.stored).toEqual({ mit: 'nein' });
});
