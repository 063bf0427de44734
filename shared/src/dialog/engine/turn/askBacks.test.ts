import { expect, test } from 'vitest';
import type { AskBacks, Block } from '../../../contract/index.ts';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { open, qa, single } from '../../testing/blocks.ts';
import { TestConversation } from '../../testing/TestConversation.ts';

const options = [
  { id: 'bus', text: 'Mit dem Bus', score: null },
  { id: 'rad', text: 'Mit dem Rad', score: null },
];
const choice = single('weg', { options, in_words: true });
const ask_backs = {
  understood: '',
  meant: 'Heißt das: {{auswahl}}?',
  unclear: 'Hm?\n\nWie bitte?',
  choose: 'Tipp drauf.',
  none: 'Nichts davon',
};
const begun = (first: Block = choice, own: AskBacks | null = ask_backs) =>
  new TestConversation(aSnapshot([first, open('danach')], { ask_backs: own }));
const write = (conversation: TestConversation, text: string) => conversation.reply({ type: 'words', text });

test('what was understood is not said where the author leaves it out', () => {
  const conversation = begun();
  write(conversation, 'bus');
  expect(conversation.said).toEqual(['weg?', 'danach?']);
});

test('the author’s words come in turns, and after them the author’s way to the choice', () => {
  const conversation = begun();
  write(conversation, 'qwertz');
  write(conversation, 'uiopü');
  write(conversation, 'asdfg');
  expect(conversation.said.slice(1)).toEqual(['Wie bitte?', 'Hm?', 'Tipp drauf.']);
});

test('a block has words of its own before those of the dialog', () => {
  const own = single('weg', { options, in_words: true, not_understood: 'Bus oder Rad?' });
  const conversation = begun(own);
  write(conversation, 'qwertz');
  expect(conversation.said.at(-1)).toBe('Bus oder Rad?');
});

test('without any the product speaks', () => {
  const conversation = begun(choice, null);
  write(conversation, 'qwertz');
  expect(conversation.said.at(-1)).toContain('leider nicht verstanden');
});

test('a question to the dialog is asked back about in the same words', () => {
  const qa_entries = [
    { id: 'preis', questions: ['Was kostet der Eintritt?', 'Wie teuer ist das?'], answer: 'Fünf Euro.' },
    { id: 'hund', questions: ['Darf ich meinen Hund mitbringen?'], answer: 'Ja.' },
  ];
  const conversation = begun(qa('w', { qa_entries, qa_helpful: false }));
  conversation.reply({ type: 'qa', text: 'Was ist das?' });
  expect(conversation.said.at(-1)).toBe('Heißt das: Was kostet der Eintritt?');
  expect(conversation.question?.input).toMatchObject({ options: [{ id: 'preis' }, { text: 'Nichts davon' }] });
});
