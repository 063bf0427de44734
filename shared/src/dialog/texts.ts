/** What the product itself says to respondents; one object per language (domain.md §1). */
export interface RespondentTexts {
  readonly skipped: string;
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
  readonly yes: string;
  readonly no: string;
  /** The texts as one enumeration. */
  readonly list: (texts: readonly string[]) => string;
  /** The number as it is written in this language. */
  readonly number: (value: number) => string;
  /** Said at the end of an imported questionnaire. */
  readonly thanks: string;
}

/** 'A', 'A und B', 'A, B und C'. */
export function enumeration(texts: readonly string[], and: string): string {
  const last = texts.at(-1) ?? '';
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(', ')} ${and} ${last}`;
}

const germanNumber = (value: number): string => String(value).replace('.', ',');
const options = (count: number): string => (count === 1 ? 'eine Möglichkeit' : `${count} Möglichkeiten`);

const german = {
  skipped: 'Übersprungen',
  notApplicable: 'keine Angabe',
  yes: 'Ja',
  no: 'Nein',
  list: (texts: readonly string[]) => enumeration(texts, 'und'),
  number: germanNumber,
};

export const germanSie: RespondentTexts = {
  ...german,
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
  thanks: 'Vielen Dank! Sie haben alle Fragen beantwortet.',
};

export const germanDu: RespondentTexts = {
  ...german,
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
  thanks: 'Vielen Dank! Du hast alle Fragen beantwortet.',
};

/** What a new block starts with, for the author to overwrite. */
export const newBlockTexts = {
  options: ['Option 1', 'Option 2'],
  agreement: ['Trifft gar nicht zu', 'Trifft eher nicht zu', 'Teils, teils', 'Trifft eher zu', 'Trifft völlig zu'],
} as const;
