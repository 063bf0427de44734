import { counted, formatDecimal } from '@dialogwerk/shared/numbers';

/** What comes once a file was chosen. */
export const importTexts = {
  languages: (file: string) => `„${file}“ enthält die Fragen in mehreren Sprachen.`,
  language: 'Sprache der Texte',
  ownLanguage: (name: string | null) => (name === null ? 'Sprache der Datei' : `${name} (Sprache der Datei)`),
  start: 'Importieren',
  running: (file: string) => `„${file}“ wird importiert …`,
  cancelled: 'Der Import wurde abgebrochen.',
  failed: 'Der Import ist nicht gelungen',
  unknown: 'Falls der Dialog doch angelegt wurde, steht er unten auf dem Dashboard.',
  tooLarge: (file: string, bytes: number) =>
    `„${file}“ ist ${megabytes(bytes)} groß. Eine Datei darf höchstens 5 MB groß sein.`,
  severalFiles: 'Bitte importieren Sie eine Datei nach der anderen.',
  emptyFile: (file: string) => `„${file}“ ist leer.`,
  unreadable: (file: string) => `„${file}“ konnte nicht gelesen werden. Bitte wählen Sie die Datei noch einmal aus.`,
  done: (name: string) => `„${name}“ wurde importiert`,
  doneText: (questions: number) =>
    `${counted(questions, 'Frage', 'Fragen')}. Alles wurde so übernommen, wie es in der Datei steht.`,
  openSurvey: 'Dialog öffnen',
} as const;

function megabytes(bytes: number): string {
  return `${formatDecimal(bytes / 1024 / 1024, 1, 1)} MB`;
}
