import type { Language } from '../../contract/index.ts';
import type { TranslatableDialog } from './TranslatableDialog.ts';
import { mapDialogTexts } from './mapDialogTexts.ts';

/**
 * A dialog as it is in one of its languages: each text that is missing there in the main language (domain.md §14). What is no text stays, so that its ways,
 * variables and answers are those of the main language. In a language that it does not have it stays what it is.
 */
export function translated<Dialog extends TranslatableDialog>(snapshot: Dialog, language: Language): Dialog {
  const { languages, translations } = snapshot;
  if (language === snapshot.language || !languages?.includes(language)) return snapshot;
  const texts = new Map(Object.entries(translations?.[language] ?? {}));
  const inLanguage = mapDialogTexts(snapshot, ({ key, text }) =>
    texts.get(key)?.text.trim() ? (texts.get(key)?.text ?? text) : text,
  );
  return { ...inLanguage, language };
}
