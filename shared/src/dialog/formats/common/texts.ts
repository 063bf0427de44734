import { formatCount } from '../../../numbers/index.ts';
import type { ImportedTexts } from '../../wording/DialogTexts.ts';
import { dialogWording } from '../../wording/dialogWording.ts';

/** What every sentence says that refuses a file. */
export const nothingMade = 'Es wurde kein Dialog angelegt.';
const place = (line: number, column: number): string => `Zeile ${line}, Zeichen ${column}`;

/** What authors read about a questionnaire file, whatever its format. */
export const questionnaireTexts = {
  nothingToImport: `Der Fragebogen enthält nichts, was sich als Dialog führen lässt. ${nothingMade}`,
  tooMany: (limit: number) =>
    `Der Fragebogen hat mehr als ${formatCount(limit)} Einträge. ${nothingMade} Bitte teilen Sie ihn auf mehrere Dateien auf.`,

  unnamed: 'Importierter Fragebogen',
  scale: (number: number) => `Skala ${number}`,
  junction: 'Weiter',
  end: 'Ende',
} as const;

const german: ImportedTexts = {
  ownAnswer: 'Sonstiges, und zwar …',
  anotherRound: (name) =>
    name === '' ? 'Gibt es noch einen weiteren Eintrag?' : `Gibt es noch einen weiteren Eintrag zu „${name}“?`,
};

/** What respondents read where a file has no words for it. */
export const importedTexts = dialogWording.inEach('imported', {
  sie: german,
  en: {
    ownAnswer: 'Other, please specify …',
    anotherRound: (name) => (name === '' ? 'Is there another entry?' : `Is there another entry for “${name}”?`),
  },
});

/** What authors read about a file that is no JSON; `wanted` is what they are asked for, such as 'FHIR-JSON'. */
export const jsonTexts = {
  empty: (wanted: string) => `Die Datei ist leer. ${nothingMade} Bitte wählen Sie einen Fragebogen als ${wanted}.`,
  xml: (wanted: string) =>
    `Die Datei ist XML. ${nothingMade} Bitte exportieren Sie den Fragebogen als ${wanted} und wählen Sie diese Datei.`,
  cutOff: (line: number, column: number) =>
    `Die Datei ist unvollständig: Sie bricht in ${place(line, column)} ab. ${nothingMade} Bitte laden Sie die Datei noch einmal vollständig herunter.`,
  notJson: (line: number, column: number, found: string, wanted: string) =>
    `Die Datei ist kein gültiges JSON: In ${place(line, column)} steht „${found}“, das passt dort nicht. ${nothingMade} Bitte wählen Sie einen Fragebogen als ${wanted}.`,
} as const;
