const rightToLeft = new Set(['ar', 'fa', 'he', 'ps', 'ur', 'yi']);

/** The direction that a language is written in, by its tag such as 'de' or 'ar-EG'. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return rightToLeft.has(language.split('-', 1)[0] ?? '') ? 'rtl' : 'ltr';
}
