import { expect, test } from 'vitest';
import { PUBLIC_NAME, suggestedPublicName } from './publicName.ts';

test.each([
  ['Kundenzufriedenheit', 'kundenzufriedenheit'],
  ['Zufriedenheit & Größe 2026', 'zufriedenheit-groesse-2026'],
  ['3. Café-Umfrage', 'cafe-umfrage'],
  ['Ü', ''],
  ['–– ? ––', ''],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
])('„%s“ suggests „%s“', (title, name) => {
  expect(suggestedPublicName(title)).toBe(name);
  expect(name === '' || PUBLIC_NAME.pattern.test(name)).toBe(true);
});
