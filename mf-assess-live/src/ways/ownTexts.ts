import { wordingLanguage } from '@dialogwerk/shared/dialog/messenger';

const german = {
  lang: 'de',
  help: 'Hilfe',
  paces: ['sehr langsam', 'langsam', 'normal', 'schnell', 'sehr schnell'],
  pace: (pace: string) => `Tempo: ${pace}`,
  slower: 'Langsamer',
  faster: 'Schneller',
  pause: 'Nachrichten anhalten',
  paused: 'Die Nachrichten sind angehalten.',
  goOn: 'Weiter',
  aloud: 'Nachrichten vorlesen',
} as const;
const english = {
  lang: 'en',
  help: 'Help',
  paces: ['very slow', 'slow', 'normal', 'fast', 'very fast'],
  pace: (pace: string) => `Pace: ${pace}`,
  slower: 'Slower',
  faster: 'Faster',
  pause: 'Pause messages',
  paused: 'Messages are paused.',
  goOn: 'Go on',
  aloud: 'Read messages aloud',
} as const;

/** What is said of how messages come. */
export function ownTexts(language: string) {
  return wordingLanguage(language) === 'en' ? english : german;
}
