import { dialogWording, wordingLanguage } from '@dialogwerk/shared/dialog/messenger';
import type { DialogTexts, FurtherLanguage, InLanguage } from '@dialogwerk/shared/dialog/messenger';
import { createChunk } from '../loading/createChunk.ts';
import type { Chunk } from '../loading/createChunk.ts';
import type { AllMessengerTexts } from './AllMessengerTexts.ts';
import { messengerWording } from './messengerWording.ts';

/** What a language's file holds. */
interface LanguageFile {
  readonly dialog: InLanguage<DialogTexts>;
  readonly messenger: InLanguage<AllMessengerTexts>;
}

const files: { readonly [L in FurtherLanguage]: Chunk<LanguageFile> } = {
  fr: createChunk(() => import('./languages/fr.data.ts')),
  es: createChunk(() => import('./languages/es.data.ts')),
  it: createChunk(() => import('./languages/it.data.ts')),
  pl: createChunk(() => import('./languages/pl.data.ts')),
  tr: createChunk(() => import('./languages/tr.data.ts')),
  uk: createChunk(() => import('./languages/uk.data.ts')),
  ar: createChunk(() => import('./languages/ar.data.ts')),
};
const english = createChunk(() => import('./languages/en.data.ts'));

/** Has the sentences of a dialog's language there; at once for German. What does not come is said in English or German. */
export async function loadWording(dialogLanguage: string): Promise<void> {
  const language = wordingLanguage(dialogLanguage);
  if (language === 'de') return;
  try {
    if (language === 'en') return messengerWording.knowEnglish((await english.load()).english);
    const { dialog, messenger } = await files[language].load();
    dialogWording.know(language, dialog);
    messengerWording.know(language, messenger);
  } catch {
    // Better in another language than not at all.
  }
}
