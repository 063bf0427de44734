import { isDeepStrictEqual } from 'node:util';
import type { Translation, Translations } from '@dialogwerk/shared/contract';

/** Texts in other languages as they shall be, by language and key; null for none. */
export type TranslationChanges = Readonly<Record<string, Readonly<Record<string, Translation | null>>>>;

const PREFIX = 'translations/';

/** What a text in another language is called in the history of a dialog. */
export function translationField(language: string, key: string): string {
  return `${PREFIX}${language}/${key}`;
}

/** The language and the key of a text by that name; null for any other field. */
export function readTranslationField(field: string): { readonly language: string; readonly key: string } | null {
  if (!field.startsWith(PREFIX)) return null;
  const [language = '', ...key] = field.slice(PREFIX.length).split('/');
  return { language, key: key.join('/') };
}

/** The texts with some of them changed; a language without any is left out. */
export function withTranslations(before: Translations, changes: TranslationChanges): Translations {
  const after = new Map(Object.entries(before));
  for (const [language, texts] of Object.entries(changes)) {
    const kept = new Map(Object.entries(after.get(language) ?? {}));
    for (const [key, translation] of Object.entries(texts)) {
      if (translation === null) kept.delete(key);
      else kept.set(key, translation);
    }
    if (kept.size === 0) after.delete(language);
    else after.set(language, Object.fromEntries(kept));
  }
  return Object.fromEntries(after);
}

/** What differs between two states of them, as `withTranslations` takes it. */
export function translationChanges(before: Translations, after: Translations): TranslationChanges {
  const languages = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return Object.fromEntries(
    languages.map((language) => {
      const [old, now] = [
        new Map(Object.entries(before[language] ?? {})),
        new Map(Object.entries(after[language] ?? {})),
      ];
      const keys = [...new Set([...old.keys(), ...now.keys()])];
      const changed = keys.filter((key) => !isDeepStrictEqual(old.get(key), now.get(key)));
      return [language, Object.fromEntries(changed.map((key) => [key, now.get(key) ?? null]))];
    }),
  );
}

/** The texts that are named, as fields of their own, so that two authors' changes of different ones add up; null for none. */
export function asFields(
  from: Translations | TranslationChanges,
  named: TranslationChanges,
): Record<string, Translation | null> {
  return Object.fromEntries(
    Object.entries(named).flatMap(([language, texts]) => {
      const there = new Map(Object.entries(from[language] ?? {}));
      return Object.keys(texts).map((key) => [translationField(language, key), there.get(key) ?? null] as const);
    }),
  );
}
