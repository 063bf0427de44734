import { expect, test } from 'vitest';
import type { Translations } from '../../../contract/index.ts';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { open } from '../../testing/blocks.ts';
import { checkDialog } from '../checkDialog.ts';

const blocks = [
  open('name', { context: 'Wie heißen Sie?', variable: 'name' }),
  open('why', { context: 'Warum, {{name}}?' }),
];
const made = (text: string, source: string) => ({ text, source });
const whole = {
  'block/name/context': made('Votre nom ?', 'Wie heißen Sie?'),
  'block/why/context': made('Pourquoi, {{name}} ?', 'Warum, {{name}}?'),
};
const found = (languages: readonly string[], translations: Translations) =>
  checkDialog(aSnapshot(blocks, { languages, translations })).map(({ kind, unique_question_id, message }) => [
    kind,
    unique_question_id,
    message,
  ]);

test('a dialog of one language, and one that is whole in each, has no finding', () => {
  expect(found([], {})).toEqual([]);
  expect(found(['fr'], { fr: whole })).toEqual([]);
});

test('of each language it says how many texts are missing, and how many have changed since', () => {
  const old = { ...whole, 'block/name/context': made('Votre nom ?', 'Wie heißt du?') };
  expect(found(['fr', 'ar'], { fr: old })).toEqual([
    ['language-incomplete', null, 'Französisch: 1 Text ist seit der Übersetzung geändert worden.'],
    ['language-incomplete', null, 'Arabisch: 2 von 2 Texten fehlen.'],
  ]);
});

test('a text that loses a variable, or names another one, is found at its block', () => {
  const other = { ...whole, 'block/why/context': made('Pourquoi, {{nom}} ?', 'Warum, {{name}}?') };
  expect(found(['fr'], { fr: other })).toEqual([
    [
      'language-variables',
      'why',
      'Ein Text auf Französisch nennt andere Variablen als der in der Hauptsprache: es fehlt {{name}}, es kommt {{nom}} dazu.',
    ],
  ]);
});
