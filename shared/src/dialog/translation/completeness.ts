import type { Language } from '../../contract/index.ts';
import type { TranslatableDialog } from './TranslatableDialog.ts';
import { translatableTexts } from './translatableTexts.ts';

/** How much of a dialog there is in a language. */
export interface Completeness {
  readonly texts: number;
  /** Those without a version in it: they are said in the main language. */
  readonly missing: number;
  /** Those whose main language's text has changed since it was translated. */
  readonly changed: number;
}

/** How much of a dialog there is in one of its other languages. */
export function completeness(snapshot: TranslatableDialog, language: Language): Completeness {
  const made = new Map(Object.entries(snapshot.translations?.[language] ?? {}));
  const texts = translatableTexts(snapshot);
  const there = texts.flatMap(({ key, text }) => {
    const translation = made.get(key);
    return translation && translation.text.trim() !== '' ? [{ isChanged: translation.source !== text }] : [];
  });
  return {
    texts: texts.length,
    missing: texts.length - there.length,
    changed: there.filter(({ isChanged }) => isChanged).length,
  };
}
