import { english } from './texts.en.ts';
import { germanDu, germanSie } from './texts.ts';
import type { MessengerTexts } from './texts.ts';

/** The messenger's own wording (domain.md §1). A language without a file of its own gets German. */
export function messengerTexts(language: string, du_sie: 'du' | 'sie'): MessengerTexts {
  if (language === 'en' || language.startsWith('en-')) return english;
  return du_sie === 'du' ? germanDu : germanSie;
}
