import { wordingLanguage } from '@dialogwerk/shared/dialog/messenger';
import { english } from './texts.en.ts';
import type { InputTexts } from './model/InputTexts.ts';

const options = (count: number): string => (count === 1 ? 'eine Möglichkeit' : `${count} Möglichkeiten`);

function range(min: number, max: number | null): string {
  if (max === null) return min > 1 ? `mindestens ${options(min)}` : 'eine oder mehrere Möglichkeiten';
  if (min === max) return `genau ${options(min)}`;
  return min > 0 ? `${min} bis ${options(max)}` : `höchstens ${options(max)}`;
}

function bounds(min: string | null, max: string | null): string {
  if (min !== null && max !== null) return `Zahl von ${min} bis ${max}`;
  if (min !== null) return `Zahl ab ${min}`;
  return max === null ? '' : `Zahl bis ${max}`;
}

function days(min: string | null, max: string | null): string {
  if (min !== null && max !== null) return `Datum zwischen dem ${min} und dem ${max}`;
  if (min !== null) return `Datum ab dem ${min}`;
  return max === null ? 'Tag, Monat und Jahr' : `Datum bis zum ${max}`;
}

const german = {
  placeholder: 'Antwort schreiben …',
  send: 'Senden',
  next: 'Weiter',
  skip: 'Überspringen',
  enterSends: 'Die Eingabetaste sendet, Umschalt und Eingabetaste machen eine neue Zeile.',
  length: (length: number, max: number) => `${length} von höchstens ${max} Zeichen`,
  chosen: (count: number) => `${count} gewählt`,
  scale: (first: string, last: string) => `Skala von „${first}“ bis „${last}“.`,
  scaleKeys: 'Pfeiltasten wählen, die Eingabetaste sendet.',
  bounds,
  days,
  pole: (value: string, label: string) => `${value} = ${label}`,
  notSet: 'noch nicht gewählt',
  less: 'Einen Schritt weniger',
  more: 'Einen Schritt mehr',
  example: { email: 'name@beispiel.de', phone: '030 123456', url: 'www.beispiel.de' },
  up: (text: string) => `„${text}“ nach oben`,
  down: (text: string) => `„${text}“ nach unten`,
  place: (text: string, place: number, count: number) => `„${text}“: Platz ${place} von ${count}`,
  askPlaceholder: 'Frage schreiben …',
} as const;

const germanSie: InputTexts = {
  ...german,
  chooseFrom: (min, max) => `Bitte wählen Sie ${range(min, max)}.`,
  setValue: 'Bitte stellen Sie einen Wert ein: Regler schieben oder − und + tippen.',
  ranking: 'Bitte bringen Sie die Möglichkeiten in Ihre Reihenfolge: Platz 1 steht oben.',
  consentNeeded: 'Ihre Zustimmung ist nötig. Wenn Sie nicht zustimmen, endet das Gespräch hier.',
};

const germanDu: InputTexts = {
  ...german,
  chooseFrom: (min, max) => `Bitte wähle ${range(min, max)}.`,
  setValue: 'Bitte stell einen Wert ein: Regler schieben oder − und + tippen.',
  ranking: 'Bitte bring die Möglichkeiten in deine Reihenfolge: Platz 1 steht oben.',
  consentNeeded: 'Deine Zustimmung ist nötig. Wenn du nicht zustimmst, endet das Gespräch hier.',
};

/** The inputs' own wording (domain.md §1). A language without a file of its own gets English. */
export function inputTexts(language: string, du_sie: 'du' | 'sie'): InputTexts {
  if (wordingLanguage(language) === 'en') return english;
  return du_sie === 'du' ? germanDu : germanSie;
}
