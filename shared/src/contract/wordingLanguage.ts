/**
 * The language of the product's own sentences in a dialog of some language: German for German, else English, which more of
 * those who read another language understand.
 */
export function wordingLanguage(language: string): 'de' | 'en' {
  return /^de\b/.test(language) ? 'de' : 'en';
}
