import * as fc from 'fast-check';
import type { SurveySnapshot } from '../engine/survey/SurveySnapshot.ts';
import { translatableTexts } from '../translation/translatableTexts.ts';

/** The languages that dialogs in tests have beside their own. */
export const otherLanguages = ['fr', 'ar', 'en', 'de'] as const;

/** What becomes of a text: nothing, the same in other words, words without its placeholders, or with another one. */
const version = fc.constantFrom(
  null,
  (text: string) => `« ${text} »`,
  () => 'شكرا',
  (text: string) => `${text} {{x}}`,
  () => 'Ja',
);

/** A dialog with some of its texts in other languages; the same text may be said of several options. */
export function translatedAtRandom(dialogs: fc.Arbitrary<SurveySnapshot>): fc.Arbitrary<SurveySnapshot> {
  return fc.tuple(dialogs, fc.array(version, { minLength: 1, maxLength: 40 })).map(([snapshot, versions]) => {
    const languages = otherLanguages.filter((language) => language !== snapshot.language);
    const found = translatableTexts(snapshot);
    const translations = Object.fromEntries(
      languages.map((language, place) => [
        language,
        Object.fromEntries(
          found.flatMap(({ key, text }, index) => {
            const change = versions[(index + place * 7) % versions.length];
            return change ? [[key, { text: change(text), source: text }] as const] : [];
          }),
        ),
      ]),
    );
    return Object.assign({}, snapshot, { languages, translations });
  });
}
