import { expect, test } from 'vitest';
import { aSnapshot } from '../testing/aSnapshot.ts';
import { likert, open, single } from '../testing/blocks.ts';
import { completionsAt } from './completionsAt.ts';
import { vocabularyOf } from './vocabularyOf.ts';

const vocabulary = vocabularyOf(
  aSnapshot([
    single('q1', {
      variable: 'kontakt',
      options: ['Ja', 'Nein', 'Nie wieder'].map((text) => ({ id: text, text, score: null })),
    }),
    likert('q2', {
      variable: 'zufrieden',
      scale: {
        from: 'block',
        points: [
          { value: 1, label: 'gar nicht' },
          { value: 2, label: 'sehr' },
        ],
      },
    }),
    open('q3', { variable: 'Name' }),
  ]),
);
const offered = (text: string): string[] => completionsAt(text, text.length, vocabulary).options.map((one) => one.text);

test.each([
  ['kon', ['kontakt']],
  ['nicht n', ['Name']],
  ['kontakt = ', ['"Ja"', '"Nein"', '"Nie wieder"']],
  ['KONTAKT = ni', ['"Nie wieder"']],
  ['kontakt != "n', ['"Nein"', '"Nie wieder"']],
  ['zufrieden = s', ['2']],
  ['Name = X', []],
  ['', []],
  ['kontakt = "Ja" und z', ['zufrieden']],
  ['b', ['beantwortet(', 'beginnt(']],
])('after %s', (text, options) => {
  expect(offered(text)).toEqual(options);
});

test('says from where on it stands, and what a number means', () => {
  expect(completionsAt('nps > 3 und zufrieden = se', 26, vocabulary)).toEqual({
    from: 24,
    options: [{ text: '2', hint: 'sehr' }],
  });
});
