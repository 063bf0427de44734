import type { MaskTexts } from '../wording/AllMessengerTexts.ts';
import { inEachLanguage } from '../wording/messengerWording.ts';

const german = {
  lang: 'de',
  showField: 'Eingabe zeigen',
};
const english = {
  lang: 'en',
  showField: 'Show what I type',
};

const texts = inEachLanguage('masked', { sie: german, en: english });

/** What is said of what is covered, which is the same in either form of address. */
export const maskTexts = (language: string): MaskTexts => texts(language, 'sie');
