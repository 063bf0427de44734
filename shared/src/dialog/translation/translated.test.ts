import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Translations } from '../../contract/index.ts';
import { aSnapshot } from '../testing/aSnapshot.ts';
import { arbitraryDialog } from '../testing/arbitraryDialog.ts';
import { likert, matrix, qa, single } from '../testing/blocks.ts';
import { completeness } from './completeness.ts';
import { translatableTexts } from './translatableTexts.ts';
import { translated } from './translated.ts';

const points = [
  { value: 1, label: 'nie' },
  { value: 2, label: 'oft' },
];
const scale = { from: 'block', points } as const;
const blocks = [
  single('fruit', {
    context: 'Welche Frucht?',
    acknowledgement: 'Gut!',
    options: [
      { id: 'apple', text: 'Apfel', score: null },
      { id: 'pear', text: 'Birne', score: null },
    ],
  }),
  likert('often', { context: 'Wie oft?', scale: { from: 'template', template_id: 's' } }),
  matrix('rate', { context: '', items: [{ id: 'taste', text: 'Geschmack', inverse: false }], scale }),
  qa('ask', { context: 'Fragen?', qa_entries: [{ id: 'cost', questions: ['Was kostet es?'], answer: 'Fünf Euro.' }] }),
];
const dialog = aSnapshot(blocks, {
  welcome: 'Hallo!',
  templ_options: [{ id: 's', name: 'Häufigkeit', points: [{ value: 1, label: 'nie' }] }],
  frame: { survey_name: 'Obst', wording_restart: 'Neu' },
  ask_backs: { unclear: 'Wie bitte?' },
  languages: ['en'],
});
const inEnglish = (texts: Translations[string]) => translated({ ...dialog, translations: { en: texts } }, 'en');
const made = (text: string, source: string) => ({ text, source });

test('every text has a key that says where it stands, whatever stands beside it', () => {
  const found = translatableTexts(dialog);
  expect(found.map(({ key, text }) => [key, text])).toEqual([
    ['setting/survey_name', 'Obst'],
    ['setting/welcome', 'Hallo!'],
    ['block/fruit/context', 'Welche Frucht?'],
    ['block/fruit/acknowledgement', 'Gut!'],
    ['block/fruit/options apple', 'Apfel'],
    ['block/fruit/options pear', 'Birne'],
    ['block/often/context', 'Wie oft?'],
    ['block/rate/scale 1', 'nie'],
    ['block/rate/scale 2', 'oft'],
    ['block/rate/items taste', 'Geschmack'],
    ['block/ask/context', 'Fragen?'],
    ['block/ask/qa_entries cost', 'Fünf Euro.'],
    ['block/ask/question cost', 'Was kostet es?'],
    ['scale/s/1', 'nie'],
    ['setting/ask_backs.unclear', 'Wie bitte?'],
    ['setting/wording_restart', 'Neu'],
  ]);
  expect(found.find(({ text }) => text === 'Birne')).toMatchObject({ block_id: 'fruit', place: 'option 1' });
});

test('a text that is missing is said in the main language', () => {
  const {
    blocks: shown,
    language,
    frame,
    templ_options,
  } = inEnglish({
    'block/fruit/options apple': made('Apple', 'Apfel'),
    'block/fruit/context': made('  ', 'Welche Frucht?'),
    'scale/s/1': made('never', 'nie'),
    'setting/survey_name': made('Fruit', 'Obst'),
    'block/ask/question cost': made('What does it cost?', 'Was kostet es?'),
  });
  expect(language).toBe('en');
  expect(shown[0]).toMatchObject({ context: 'Welche Frucht?', options: [{ text: 'Apple' }, { text: 'Birne' }] });
  expect(shown[3]).toMatchObject({ qa_entries: [{ questions: ['What does it cost?', 'Was kostet es?'] }] });
  expect(templ_options[0]?.points[0]?.label).toBe('never');
  expect(frame).toEqual({ survey_name: 'Fruit', wording_restart: 'Neu' });
});

test('a language that the dialog does not have changes nothing, though there are texts in it', () => {
  const texts = { 'setting/welcome': made('Bonjour !', 'Hallo!') };
  expect(translated({ ...dialog, translations: { fr: texts } }, 'fr').welcome).toBe('Hallo!');
});

test('what is missing and what has changed since are counted', () => {
  const translations = {
    en: { 'setting/welcome': made('Hello!', 'Hallo!'), 'block/fruit/context': made('Which one?', 'Welches Obst?') },
  };
  const texts = translatableTexts(dialog).length;
  expect(completeness({ ...dialog, translations }, 'en')).toEqual({ texts, missing: texts - 2, changed: 1 });
});

test('of any dialog keys are distinct, and a version of each text is what it says in that language', () => {
  fc.assert(
    fc.property(arbitraryDialog, (snapshot) => {
      const found = translatableTexts(snapshot);
      expect(new Set(found.map(({ key }) => key)).size).toBe(found.length);
      const fr = Object.fromEntries(found.map(({ key, text }) => [key, { text: `‹${key}›`, source: text }]));
      const whole = { ...snapshot, language: 'de', languages: ['fr'], translations: { fr } };
      expect(completeness(whole, 'fr')).toEqual({ texts: found.length, missing: 0, changed: 0 });
      const shown = translatableTexts(translated(whole, 'fr'));
      expect(shown.map(({ text }) => text)).toEqual(found.map(({ key }) => `‹${key}›`));
    }),
  );
});
