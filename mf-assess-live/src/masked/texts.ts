import { wordingLanguage } from '@dialogwerk/shared/dialog/messenger';

const german = {
  lang: 'de',
  showField: 'Eingabe zeigen',
} as const;
const english = {
  lang: 'en',
  showField: 'Show what I type',
} as const;

/** What is said of what is covered. */
export function maskTexts(language: string) {
  return wordingLanguage(language) === 'en' ? english : german;
}
