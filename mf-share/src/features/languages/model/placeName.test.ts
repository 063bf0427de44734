import { translatableTexts } from '@dialogwerk/shared/dialog';
import { aSurvey } from '@dialogwerk/shared/testing';
import { arbitraryDialog } from '@dialogwerk/shared/testing/dialogs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeNames } from './placeName.ts';

const [single] = aSurvey().all_questions;
const text = (place: string, key = `block/q1/${place}`) => ({
  key,
  text: 'x',
  place,
  ...(key.startsWith('block/') ? { block_id: 'q1' } : {}),
});
const dialog = {
  all_questions: single ? [single] : [],
  templ_options: [{ id: 'zustimmung', name: 'Zustimmung', points: [] }],
};

test('a text is named by its block and what of it, by its scale, or as a setting', () => {
  const nameOf = placeNames(dialog);
  expect(nameOf(text('context'))).toBe('Zufriedenheit · Was der Bot sagt');
  expect(nameOf(text('option 1'))).toBe('Zufriedenheit · Option 2');
  expect(nameOf(text('reaction nein'))).toBe('Zufriedenheit · Reaktion auf „Nein“');
  expect(nameOf(text('reaction weg'))).toBe('Zufriedenheit · Reaktion auf eine Auswahl');
  expect(nameOf(text('point 0', 'scale/zustimmung/1'))).toBe('Skala „Zustimmung“ · Punkt 1 der Skala');
  expect(nameOf(text('welcome', 'setting/welcome'))).toBe('Einstellungen · Begrüßung');
});

test('every text of any dialog has a name of its own kind', () => {
  fc.assert(
    fc.property(arbitraryDialog, (snapshot) => {
      const nameOf = placeNames({ all_questions: [...snapshot.blocks], templ_options: [...snapshot.templ_options] });
      for (const one of translatableTexts(snapshot)) expect(nameOf(one)).not.toMatch(/ · Text$|^Block · |^Skala · /);
    }),
  );
});
