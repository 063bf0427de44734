import type { OwnWaysTexts } from '../wording/AllMessengerTexts.ts';
import { inEachLanguage } from '../wording/messengerWording.ts';

const german: OwnWaysTexts = {
  lang: 'de',
  help: 'Hilfe',
  paces: ['sehr langsam', 'langsam', 'normal', 'schnell', 'sehr schnell'],
  pace: (pace) => `Tempo: ${pace}`,
  slower: 'Langsamer',
  faster: 'Schneller',
  pause: 'Nachrichten anhalten',
  paused: 'Die Nachrichten sind angehalten.',
  goOn: 'Weiter',
  aloud: 'Nachrichten vorlesen',
};
const english: OwnWaysTexts = {
  lang: 'en',
  help: 'Help',
  paces: ['very slow', 'slow', 'normal', 'fast', 'very fast'],
  pace: (pace) => `Pace: ${pace}`,
  slower: 'Slower',
  faster: 'Faster',
  pause: 'Pause messages',
  paused: 'Messages are paused.',
  goOn: 'Go on',
  aloud: 'Read messages aloud',
};

const texts = inEachLanguage('ownWays', { sie: german, en: english });

/** What is said of how messages come, which is the same in either form of address. */
export const ownTexts = (language: string): OwnWaysTexts => texts(language, 'sie');
