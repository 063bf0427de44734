import { expect, test } from 'vitest';
import { respondentTexts } from './respondentTexts.ts';
import { wordingLanguage } from '../contract/wordingLanguage.ts';

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['en', 'en'],
  ['en-GB', 'en'],
  ['ar', 'en'],
  ['dek', 'en'],
] as const)('a dialog in %s has our sentences in %s', (language, wording) => {
  expect(wordingLanguage(language)).toBe(wording);
  expect(respondentTexts(language, 'sie')).toBe(respondentTexts(wording, 'sie'));
});
