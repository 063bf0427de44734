import { wordingLanguage } from '@dialogwerk/shared/dialog/messenger';
import { english } from './texts.en.ts';
import { germanDu, germanSie } from './texts.ts';
import type { MessengerTexts } from './texts.ts';

/** The messenger's own wording (domain.md §1). A language without a file of its own gets English. */
export function messengerTexts(language: string, du_sie: 'du' | 'sie'): MessengerTexts {
  if (wordingLanguage(language) === 'en') return english;
  return du_sie === 'du' ? germanDu : germanSie;
}
