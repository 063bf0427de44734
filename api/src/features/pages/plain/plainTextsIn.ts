import { wordingLanguage } from '@dialogwerk/shared/dialog/messenger';
import type { InLanguage, WordingLanguage } from '@dialogwerk/shared/dialog/messenger';
import { ar } from './languages/ar.data.ts';
import { de } from './languages/de.data.ts';
import { en } from './languages/en.data.ts';
import { es } from './languages/es.data.ts';
import { fr } from './languages/fr.data.ts';
import { it } from './languages/it.data.ts';
import { pl } from './languages/pl.data.ts';
import { tr } from './languages/tr.data.ts';
import { uk } from './languages/uk.data.ts';
import type { PlainTexts } from './PlainTexts.ts';

const inEither = (texts: InLanguage<PlainTexts>): Readonly<Record<'du' | 'sie', PlainTexts>> => ({
  sie: texts((formal) => formal),
  du: texts((_, informal) => informal),
});

const texts: { readonly [L in WordingLanguage]: ReturnType<typeof inEither> } = {
  de: inEither(de),
  en: inEither(en),
  fr: inEither(fr),
  es: inEither(es),
  it: inEither(it),
  pl: inEither(pl),
  tr: inEither(tr),
  uk: inEither(uk),
  ar: inEither(ar),
};

/** What the pages without a script say themselves (domain.md §1). A language without texts of its own gets English. */
export const plainTextsIn = (language: string, du_sie: 'du' | 'sie'): PlainTexts =>
  texts[wordingLanguage(language)][du_sie];
