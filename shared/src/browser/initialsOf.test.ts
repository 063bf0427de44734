import { expect, test } from 'vitest';
import { capitalsOf, initialsOf } from './initialsOf.ts';

test.each([
  ['Ada Lovelace', 'AL'],
  ['Anna Maria von Berg', 'AB'],
  ['  örtel ', 'Ö'],
  ['Uni-Klinik', 'UK'],
  ['vera.muster@example.org', 'VM'],
  ['😀 Umfrage', '😀U'],
  ['', ''],
  [' - ', ''],
])('%s has the initials %s', (name, initials) => expect(initialsOf(name)).toBe(initials));

test('capitals are of the given words alone', () => {
  expect(capitalsOf(['Anna Maria', 'von Berg'])).toBe('AV');
  expect(capitalsOf(['𝒜da', ''])).toBe('𝒜');
});
