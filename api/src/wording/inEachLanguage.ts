import { wordingLanguage } from '@dialogwerk/shared/dialog/messenger';
import type { FurtherLanguage } from '@dialogwerk/shared/dialog/messenger';
import { ar } from './languages/ar.data.ts';
import { es } from './languages/es.data.ts';
import { fr } from './languages/fr.data.ts';
import { it } from './languages/it.data.ts';
import { pl } from './languages/pl.data.ts';
import { tr } from './languages/tr.data.ts';
import { uk } from './languages/uk.data.ts';
import type { ServerTexts } from './ServerTexts.ts';

/** Each language besides German and English, which stand where they are said. */
export const furtherTexts: { readonly [L in FurtherLanguage]: ServerTexts } = { fr, es, it, pl, tr, uk, ar };

/** A part of what the server says, by a dialog's language; one without sentences of its own gets English. */
export function inEachLanguage<Part extends keyof ServerTexts>(
  part: Part,
  own: { readonly de: ServerTexts[Part]; readonly en: ServerTexts[Part] },
): (language: string) => ServerTexts[Part] {
  return (language) => {
    const spoken = wordingLanguage(language);
    return spoken === 'de' || spoken === 'en' ? own[spoken] : furtherTexts[spoken][part];
  };
}
