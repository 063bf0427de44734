import { expect, test } from 'vitest';
import { associationText } from './associationText.ts';
import { crossRows } from './crossRows.ts';

const named = (...labels: string[]) => labels.map((label, value) => ({ value, label }));
const table = {
  n: 10,
  rows: named('Ja', 'Nein'),
  columns: named('Rot', 'Blau'),
  counts: [
    [1, 3],
    [6, 0],
  ],
};
const textsOf = (show: Parameters<typeof crossRows>[1]) =>
  crossRows(table, show).map(({ label, cells }) => [label, cells.map(({ text }) => text)].flat());

test('counts stand with their sums', () => {
  expect(textsOf('count')).toEqual([
    ['Ja', '1', '3', '4'],
    ['Nein', '6', '0', '6'],
    ['Summe', '7', '3', '10'],
  ]);
});

test('shares are of the row, of the column or of all', () => {
  const percent = (texts: string[][]) => texts.map((row) => row.map((text) => text.replace('\u00A0%', '')));
  expect(percent(textsOf('row'))).toEqual([
    ['Ja', '25,0', '75,0', '100,0'],
    ['Nein', '100,0', '0,0', '100,0'],
    ['Summe', '70,0', '30,0', '100,0'],
  ]);
  expect(percent(textsOf('column'))[0]).toEqual(['Ja', '14,3', '100,0', '40,0']);
  expect(percent(textsOf('all'))[0]).toEqual(['Ja', '10,0', '30,0', '40,0']);
});

const association = { chi_square: 12.3, degrees_of_freedom: 4, p: 0.015, cramers_v: 0.35, is_thin: false };

test('what was found is said in words, with the figures of its test', () => {
  expect(associationText(association)).toEqual({
    meaning:
      'Die Antworten auf beide Fragen hängen mittelstark zusammen (Cramérs V = 0,35); mit Zufall allein ist das kaum zu erklären.',
    test: 'Chi-Quadrat-Test nach Pearson: χ² = 12,3, df = 4, p = 0,015.',
    warning: null,
  });
  expect(associationText({ ...association, cramers_v: 0.03 }).meaning).toBe(
    'Die Antworten auf beide Fragen hängen so gut wie nicht zusammen (Cramérs V = 0,03). Die Unterschiede sind zwar mehr als Zufall, aber sehr klein.',
  );
  expect(associationText({ ...association, p: 1e-9 }).test).toContain('p < 0,001');
});

test('what may be chance is not called a finding, and few answers warn', () => {
  const { meaning, warning } = associationText({ ...association, p: 0.2, is_thin: true });
  expect(meaning).toMatch(/^Ein Zusammenhang ist nicht nachweisbar/);
  expect(warning).toMatch(/unter 5/);
});

test('without two different answers on both sides there is no test', () => {
  const none = { chi_square: null, degrees_of_freedom: 0, p: null, cramers_v: null, is_thin: true };
  expect(associationText(none)).toMatchObject({ test: null, warning: null });
});
