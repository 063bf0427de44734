import { wordingLanguage } from '@dialogwerk/shared/dialog/messenger';

/** What is said before an answer is changed that later ones hang on. */
export interface ChangeTexts {
  readonly lang: string;
  readonly fallsAway: (count: number) => string;
  /** Nobody knows before it is done. */
  readonly mayFallAway: string;
  readonly comesBack: string;
  readonly back: string;
  readonly goOn: string;
}

const sie: ChangeTexts = {
  lang: 'de',
  fallsAway: (count) =>
    count === 1
      ? 'Dann passt diese spätere Antwort nicht mehr:'
      : `Dann passen diese ${count} späteren Antworten nicht mehr:`,
  mayFallAway: 'Ob spätere Antworten dann noch passen, lässt sich vorher nicht sagen.',
  comesBack: 'Was nicht mehr passt, gilt wieder, sobald Sie die Antwort zurückändern.',
  back: 'Zurück',
  goOn: 'Trotzdem ändern',
};

const du: ChangeTexts = {
  ...sie,
  comesBack: 'Was nicht mehr passt, gilt wieder, sobald du die Antwort zurückänderst.',
};

const english: ChangeTexts = {
  lang: 'en',
  fallsAway: (count) =>
    count === 1
      ? 'Then this later answer does not fit any more:'
      : `Then these ${count} later answers do not fit any more:`,
  mayFallAway: 'Whether later answers still fit then cannot be said before.',
  comesBack: 'What does not fit counts again as soon as you change the answer back.',
  back: 'Back',
  goOn: 'Change it anyway',
};

/** In the dialog's language; one without wording of its own gets English. */
export function changeTexts(language: string, du_sie: 'du' | 'sie'): ChangeTexts {
  if (wordingLanguage(language) === 'en') return english;
  return du_sie === 'du' ? du : sie;
}
