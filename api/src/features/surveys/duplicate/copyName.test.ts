import { SURVEY_NAME_LIMIT } from '@dialogwerk/shared/contract';
import { expect, it } from 'vitest';
import { copyName } from './copyName.ts';

it.each([
  ['Umfrage', [], 'Umfrage (Kopie)'],
  ['Umfrage', ['Umfrage (Kopie)'], 'Umfrage (Kopie 2)'],
  ['Umfrage (Kopie 2)', ['Umfrage (Kopie)', 'Umfrage (Kopie 2)'], 'Umfrage (Kopie 3)'],
  ['Umfrage (Kopie)', [], 'Umfrage (Kopie)'],
])('%s beside %j is copied as %s', (name, taken, copy) => {
  expect(copyName(name, new Set(taken))).toBe(copy);
});

it('a copy of the longest name has a name that is taken', () => {
  const copy = copyName('ä'.repeat(SURVEY_NAME_LIMIT), new Set());
  expect(copy).toHaveLength(SURVEY_NAME_LIMIT);
  expect(copy.endsWith('… (Kopie)')).toBe(true);
});
