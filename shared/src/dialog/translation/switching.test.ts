import { expect, test } from 'vitest';
import type { Translations } from '../../contract/index.ts';
import { translatableTexts } from './translatableTexts.ts';
import { aSnapshot } from '../testing/aSnapshot.ts';
import { assign, matrix, message, multiple, open, single } from '../testing/blocks.ts';
import { TestConversation } from '../testing/TestConversation.ts';

const option = (id: string, text: string) => ({ id, text, score: null });
const fruit = [option('apple', 'Apfel'), option('pear', 'Birne')];
const dialog = aSnapshot(
  [
    message('hint', { context: 'Kurz vorab.' }),
    single('fruit', { context: 'Welche Frucht?', variable: 'frucht', options: fruit, acknowledgement: '{{frucht}}!' }),
    open('why', { context: 'Warum {{frucht}}?', nachfrage: 'Und sonst?' }),
    multiple('more', { context: 'Noch welche?', variable: 'mehr', options: fruit, optional: true }),
    matrix('rate', { context: 'Wie sind sie?', items: [{ id: 'i', text: 'Geschmack', inverse: false }] }),
    assign('calc', [{ variable: 'gleich', expression: 'frucht = "Apfel"' }], { context: '{{gleich}}' }),
  ],
  { welcome: 'Hallo!', ending: 'Danke!', languages: ['en', 'fr'] },
);
const inFrench: Readonly<Record<string, string>> = {
  'Hallo!': 'Bonjour !',
  'Kurz vorab.': 'En bref.',
  'Welche Frucht?': 'Quel fruit ?',
  Apfel: 'Pomme',
  Birne: 'Poire',
  'Warum {{frucht}}?': 'Pourquoi {{frucht}} ?',
  'Und sonst?': 'Et puis ?',
  'Noch welche?': 'Encore ?',
  'Wie sind sie?': 'Comment sont-ils ?',
  Geschmack: 'Goût',
  'Danke!': 'Merci !',
};
const fr = Object.fromEntries(
  translatableTexts(dialog).flatMap(({ key, text }) => {
    const version = inFrench[text];
    return version === undefined ? [] : [[key, { text: version, source: text }]];
  }),
);
const translations: Translations = { fr };
const begun = () => new TestConversation({ ...dialog, translations });
const switched = (conversation: TestConversation, language: string) =>
  conversation.send({ kind: 'language', language });
const options = ({ question }: TestConversation) =>
  question?.input && 'options' in question.input ? question.input.options.map(({ text }) => text) : [];

test('before any reply all that was said is said in the other language, and the question with its options', () => {
  const conversation = begun();
  expect(switched(conversation, 'fr').outcome).toBe('accepted');
  expect(conversation.said).toEqual([
    'Hallo!',
    'Kurz vorab.',
    'Welche Frucht?',
    'Bonjour !',
    'En bref.',
    'Quel fruit ?',
  ]);
  expect(options(conversation)).toEqual(['Pomme', 'Poire']);
});

test('answers, variables and conditions are those of the main language; only what is said is not', () => {
  const conversation = begun();
  switched(conversation, 'fr');
  conversation.choose('apple');
  expect(conversation.said.slice(-2)).toEqual(['Pomme!', 'Pourquoi Pomme ?']);
  expect(conversation.shown).toEqual(['Pomme']);
  expect(conversation.variable('frucht')).toBe('Apfel');
  expect(conversation.stored['fruit']).toBe('apple');
  conversation.write('Parce que');
  switched(conversation, 'de');
  expect(conversation.said.at(-1)).toBe('Und sonst?');
  conversation.write('Nichts');
  expect(options(conversation)).toEqual(['Apfel', 'Birne']);
  conversation.reply({ type: 'multiple', option_ids: ['apple', 'pear'] });
  switched(conversation, 'fr');
  expect(conversation.said.slice(-2)).toEqual(['Comment sont-ils ?', 'Goût']);
  conversation.reply({ type: 'matrix', item_id: 'i', value: 1 });
  expect(conversation.variable('gleich')).toBe(true);
  expect(conversation.said.at(-1)).toBe('Merci !');
});

test('what a variable holds is read in the language of now', () => {
  const conversation = begun();
  conversation.choose('pear');
  switched(conversation, 'fr');
  expect(conversation.said.at(-1)).toBe('Pourquoi Poire ?');
  switched(conversation, 'de');
  expect(conversation.said.at(-1)).toBe('Warum Birne?');
  expect(conversation.state.labels).toEqual({});
});

test('a language that it does not have, and the one that it is in, change nothing', () => {
  const conversation = begun();
  expect(switched(conversation, 'it').outcome).toBe('stale');
  expect(switched(conversation, 'de').outcome).toBe('stale');
  expect(conversation.said).toHaveLength(3);
});

test('a missing text is said in the main language', () => {
  const conversation = begun();
  switched(conversation, 'en');
  expect(conversation.said.at(-1)).toBe('Welche Frucht?');
});
