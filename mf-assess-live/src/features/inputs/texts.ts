import { inEachLanguage } from '../../wording/messengerWording.ts';
import type { InputTexts } from './model/InputTexts.ts';

const options = (count: number): string => (count === 1 ? 'eine Möglichkeit' : `${count} Möglichkeiten`);

function range(min: number, max: number | null): string {
  if (max === null) return min > 1 ? `mindestens ${options(min)}` : 'eine oder mehrere Möglichkeiten';
  if (min === max) return `genau ${options(min)}`;
  return min > 0 ? `${min} bis ${options(max)}` : `höchstens ${options(max)}`;
}

const german = {
  placeholder: 'Antwort schreiben …',
  inWords: 'Oder in eigenen Worten …',
  send: 'Senden',
  next: 'Weiter',
  skip: 'Überspringen',
  enterSends: 'Die Eingabetaste sendet, Umschalt und Eingabetaste machen eine neue Zeile.',
  record: { audio: 'Sprachnachricht aufnehmen', video: 'Video aufnehmen' },
  length: (length: number, max: number) => `${length} von höchstens ${max} Zeichen`,
  chosen: (count: number) => `${count} gewählt`,
  scale: (first: string, last: string) => `Skala von „${first}“ bis „${last}“.`,
  scaleKeys: 'Pfeiltasten wählen, die Eingabetaste sendet.',
} as const;

const germanSie: InputTexts = {
  ...german,
  chooseFrom: (min, max) => `Bitte wählen Sie ${range(min, max)}.`,
  consentNeeded: 'Ihre Zustimmung ist nötig. Wenn Sie nicht zustimmen, endet das Gespräch hier.',
};

const germanDu: InputTexts = {
  ...german,
  chooseFrom: (min, max) => `Bitte wähle ${range(min, max)}.`,
  consentNeeded: 'Deine Zustimmung ist nötig. Wenn du nicht zustimmst, endet das Gespräch hier.',
};

/** The inputs' own wording (domain.md §1). What they say in other languages comes with their files. */
export const inputTexts = inEachLanguage('inputs', { sie: germanSie, du: germanDu });
