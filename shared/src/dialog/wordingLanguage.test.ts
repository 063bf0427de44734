import { expect, test } from 'vitest';
import { respondentTexts } from './respondentTexts.ts';
import { wordingLanguage, wordingLanguages } from '../contract/wordingLanguage.ts';
import { knowEveryLanguage } from './wording/knowEveryLanguage.ts';

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['en', 'en'],
  ['en-GB', 'en'],
  ['fr-CA', 'fr'],
  ['ar-EG', 'ar'],
  ['fa', 'en'],
  ['nl', 'en'],
  ['dek', 'en'],
] as const)('a dialog in %s has our sentences in %s', (language, wording) => {
  knowEveryLanguage();
  expect(wordingLanguage(language)).toBe(wording);
  expect(respondentTexts(language, 'sie')).toBe(respondentTexts(wording, 'sie'));
});

test.each(wordingLanguages)('our sentences in %s say that they are, formally and informally', (language) => {
  knowEveryLanguage();
  for (const du_sie of ['sie', 'du'] as const) {
    const texts = respondentTexts(language, du_sie);
    expect(texts.language).toBe(language);
    expect(texts.wording).toMatch(language === 'de' ? du_sie : language === 'en' ? /^en$/ : `${language}-${du_sie}`);
  }
});
