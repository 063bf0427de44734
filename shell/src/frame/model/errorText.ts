import { texts } from '../texts.ts';

const byTitle: Readonly<Record<string, string>> = {
  'Token has expired': texts.tokenExpired,
  'Not enough segments': texts.dialogEnded,
  'Dialog ist nicht mehr aktiv.': texts.dialogEnded,
};

/** What the error dialog says, by its title (spec §8). */
export function errorText(title: string): string {
  return byTitle[title] ?? texts.error;
}

/** Whether a title is a sentence of the server that helps beside the default text, not a name that spec §8 translates. */
export function isOwnSentence(title: string): boolean {
  return title !== '' && !(title in byTitle);
}
