import { createFurther, wordingOf } from '@dialogwerk/shared/dialog/messenger';
import type { FromBeginning } from '@dialogwerk/shared/dialog/messenger';
import type { AllMessengerTexts } from './AllMessengerTexts.ts';

/** What the messenger says in further languages, as far as they have come. */
export const messengerWording = createFurther<AllMessengerTexts>();

/** A part of it by a dialog's language and form of address; English for a language that is not there. */
export function inEachLanguage<Part extends keyof AllMessengerTexts>(
  part: Part,
  own: FromBeginning<AllMessengerTexts[Part]>,
): (language: string, du_sie: 'du' | 'sie') => AllMessengerTexts[Part] {
  const said = messengerWording.inEach(part, own);
  return (language, du_sie) => said(wordingOf(language, du_sie));
}
