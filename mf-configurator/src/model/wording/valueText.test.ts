import { expect, test } from 'vitest';
import { aBlock, aDialog } from '../../testing/aDialog.ts';
import { valueText } from './valueText.ts';

test.each([
  ['timeout_ms', 2_500, '2,5'],
  ['max_bytes', 5 * 1_024 * 1_024, '5'],
  ['speed', 0.5, 'Wie geschrieben'],
  ['speed', 0.3, '0,3'],
  ['language', 'de', 'Deutsch'],
  ['du_sie', 'sie', 'Sie'],
  ['optional', false, 'nein'],
  ['jump_to_question', '@end', 'Ende des Dialogs'],
  ['error_target', '@end', 'Ende des Dialogs'],
  ['languages', ['fr', 'ar'], 'Französisch · Arabisch'],
  ['translations/fr/setting/welcome', { text: 'Bonjour', source: 'Hallo' }, 'Französisch: „Bonjour“'],
  ['translations', { fr: { 'setting/welcome': { text: 'Bonjour', source: 'Hallo' } } }, 'Französisch: „Bonjour“'],
  ['must', 'ende > beginn', 'ende über Antwort „beginn“'],
])('%s %s is told as %s, as its field in the inspector shows it', (field, value, told) => {
  expect(valueText(field, value, { survey: aDialog(aBlock('open', 'a')), block: null })).toBe(told);
});
