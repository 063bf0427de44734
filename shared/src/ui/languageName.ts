const names = new Intl.DisplayNames('de-DE', { type: 'language', fallback: 'code' });

/** What a language is called in German; its code where that is none. */
export function languageName(code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
