import type { FurtherLanguage, WordingLanguage } from '../contract/wordingLanguage.ts';

/** How respondents are spoken to: in German with 'Sie' or 'du', in English, or in a further language formally or informally. */
export type Wording = 'sie' | 'du' | 'en' | `${FurtherLanguage}-${'sie' | 'du'}`;

/** What the product itself says to respondents; one object per language (domain.md §1). */
export interface RespondentTexts {
  readonly wording: Wording;
  readonly language: WordingLanguage;
  readonly skipped: string;
  /** Where a statement of a battery stands. */
  readonly item: (position: number, count: number) => string;
  readonly notApplicable: string;
  readonly required: string;
  readonly doesNotFit: string;
  readonly emptyText: string;
  readonly tooLong: (max: number, length: number) => string;
  readonly unknownOption: string;
  readonly tooFew: (min: number) => string;
  readonly tooMany: (max: number) => string;
  readonly unknownPoint: string;
  readonly noNumber: string;
  readonly noInteger: string;
  readonly tooSmall: (min: number) => string;
  readonly tooLarge: (max: number) => string;
  readonly offStep: (step: number) => string;
  readonly noDate: string;
  /** `min` and `max` as 'YYYY-MM-DD'. */
  readonly tooEarly: (min: string) => string;
  readonly tooLate: (max: string) => string;
  readonly noEmail: string;
  readonly noPhone: string;
  readonly noUrl: string;
  readonly rankAll: string;
  /** The respondent's bubble for a file, for recordings, and for going on without a question. */
  readonly file: string;
  readonly voiceMessage: string;
  readonly videoMessage: string;
  readonly goOn: string;
  /** For what was typed covered. */
  readonly hidden: string;
  /** Marks in the transcript where an earlier answer was changed. */
  readonly answerChanged: string;
  readonly yes: string;
  readonly no: string;
  /** The texts as one enumeration. */
  readonly list: (texts: readonly string[]) => string;
  /** The number as it is written in this language. */
  readonly number: (value: number) => string;
  /** A day 'YYYY-MM-DD' as it is written in this language. */
  readonly date: (day: string) => string;
  /** Said at the end of an imported questionnaire. */
  readonly thanks: string;
}

/** 'A', 'A und B', 'A, B und C'. */
export function enumeration(texts: readonly string[], and: string): string {
  const last = texts.at(-1) ?? '';
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(', ')} ${and} ${last}`;
}

const germanNumber = (value: number): string => String(value).replace('.', ',');
const germanDate = (day: string): string => day.split('-').toReversed().join('.');
const options = (count: number): string => (count === 1 ? 'eine Möglichkeit' : `${count} Möglichkeiten`);

const german = {
  language: 'de',
  skipped: 'Übersprungen',
  item: (position: number, count: number) => `Aussage ${position} von ${count}`,
  notApplicable: 'keine Angabe',
  yes: 'Ja',
  no: 'Nein',
  list: (texts: readonly string[]) => enumeration(texts, 'und'),
  number: germanNumber,
  date: germanDate,
  file: 'Datei',
  voiceMessage: 'Sprachnachricht',
  videoMessage: 'Videonachricht',
  goOn: 'Weiter',
  hidden: '•••••• (verdeckt)',
  answerChanged: 'Antwort geändert',
} as const;

export const germanSie: RespondentTexts = {
  ...german,
  wording: 'sie',
  required: 'Diese Frage lässt sich nicht überspringen. Bitte beantworten Sie sie.',
  doesNotFit: 'Diese Antwort passt nicht zur Frage. Bitte antworten Sie noch einmal.',
  emptyText: 'Bitte schreiben Sie eine Antwort.',
  tooLong: (max, length) =>
    `Ihre Antwort ist mit ${length} Zeichen zu lang. Bitte kürzen Sie sie auf höchstens ${max} Zeichen.`,
  unknownOption: 'Bitte wählen Sie eine der angebotenen Möglichkeiten.',
  tooFew: (min) => `Bitte wählen Sie mindestens ${options(min)}.`,
  tooMany: (max) => `Bitte wählen Sie höchstens ${options(max)}.`,
  unknownPoint: 'Bitte wählen Sie einen Punkt der Skala.',
  noNumber: 'Bitte geben Sie eine Zahl ein.',
  noInteger: 'Bitte geben Sie eine ganze Zahl ein.',
  tooSmall: (min) => `Die Zahl ist zu klein. Bitte geben Sie mindestens ${germanNumber(min)} ein.`,
  tooLarge: (max) => `Die Zahl ist zu groß. Bitte geben Sie höchstens ${germanNumber(max)} ein.`,
  offStep: (step) => `Bitte wählen Sie einen Wert in Schritten von ${germanNumber(step)}.`,
  noDate: 'Bitte geben Sie ein Datum ein, das es gibt.',
  tooEarly: (min) => `Das Datum ist zu früh. Bitte geben Sie frühestens den ${germanDate(min)} ein.`,
  tooLate: (max) => `Das Datum ist zu spät. Bitte geben Sie spätestens den ${germanDate(max)} ein.`,
  noEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@beispiel.de.',
  noPhone: 'Bitte geben Sie eine gültige Telefonnummer ein, zum Beispiel 030 123456.',
  noUrl: 'Bitte geben Sie eine gültige Internetadresse ein, zum Beispiel www.beispiel.de.',
  rankAll: 'Bitte bringen Sie alle Möglichkeiten in eine Reihenfolge.',
  thanks: 'Vielen Dank! Sie haben alle Fragen beantwortet.',
};

export const germanDu: RespondentTexts = {
  ...german,
  wording: 'du',
  required: 'Diese Frage lässt sich nicht überspringen. Bitte beantworte sie.',
  doesNotFit: 'Diese Antwort passt nicht zur Frage. Bitte antworte noch einmal.',
  emptyText: 'Bitte schreib eine Antwort.',
  tooLong: (max, length) =>
    `Deine Antwort ist mit ${length} Zeichen zu lang. Bitte kürze sie auf höchstens ${max} Zeichen.`,
  unknownOption: 'Bitte wähle eine der angebotenen Möglichkeiten.',
  tooFew: (min) => `Bitte wähle mindestens ${options(min)}.`,
  tooMany: (max) => `Bitte wähle höchstens ${options(max)}.`,
  unknownPoint: 'Bitte wähle einen Punkt der Skala.',
  noNumber: 'Bitte gib eine Zahl ein.',
  noInteger: 'Bitte gib eine ganze Zahl ein.',
  tooSmall: (min) => `Die Zahl ist zu klein. Bitte gib mindestens ${germanNumber(min)} ein.`,
  tooLarge: (max) => `Die Zahl ist zu groß. Bitte gib höchstens ${germanNumber(max)} ein.`,
  offStep: (step) => `Bitte wähle einen Wert in Schritten von ${germanNumber(step)}.`,
  noDate: 'Bitte gib ein Datum ein, das es gibt.',
  tooEarly: (min) => `Das Datum ist zu früh. Bitte gib frühestens den ${germanDate(min)} ein.`,
  tooLate: (max) => `Das Datum ist zu spät. Bitte gib spätestens den ${germanDate(max)} ein.`,
  noEmail: 'Bitte gib eine gültige E-Mail-Adresse ein, zum Beispiel name@beispiel.de.',
  noPhone: 'Bitte gib eine gültige Telefonnummer ein, zum Beispiel 030 123456.',
  noUrl: 'Bitte gib eine gültige Internetadresse ein, zum Beispiel www.beispiel.de.',
  rankAll: 'Bitte bring alle Möglichkeiten in eine Reihenfolge.',
  thanks: 'Vielen Dank! Du hast alle Fragen beantwortet.',
};

/** What a new block starts with, for the author to overwrite. */
export const newBlockTexts = {
  options: ['Option 1', 'Option 2'],
  items: ['Aussage 1', 'Aussage 2'],
  again: { text: 'Gibt es noch jemanden?', yes: 'Ja', no: 'Nein' },
  consent: { label_agree: 'Ich stimme zu', label_decline: 'Ich stimme nicht zu' },
  agreement: ['Trifft gar nicht zu', 'Trifft eher nicht zu', 'Teils, teils', 'Trifft eher zu', 'Trifft völlig zu'],
} as const;
