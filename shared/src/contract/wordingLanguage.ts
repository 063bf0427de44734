/** The languages that the product's own sentences to respondents are in. */
export const wordingLanguages = ['de', 'en', 'fr', 'es', 'it', 'pl', 'tr', 'uk', 'ar'] as const;
export type WordingLanguage = (typeof wordingLanguages)[number];
/** Those whose sentences are a file of their own, which comes to who needs it alone. */
export type FurtherLanguage = Exclude<WordingLanguage, 'de' | 'en'>;

/**
 * The language of the product's own sentences in a dialog of some language: that language where there are any, else English, which
 * more of those who read another language understand.
 */
export function wordingLanguage(language: string): WordingLanguage {
  const [own] = language.split('-', 1);
  return wordingLanguages.find((known) => known === own) ?? 'en';
}
