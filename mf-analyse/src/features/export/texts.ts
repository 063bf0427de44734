import type { ExportFormat } from '@dialogwerk/shared/contract';
import { counted, formatCount } from '@dialogwerk/shared/numbers';

const conversations = (count: number): string => counted(count, 'Gespräch', 'Gespräche');

/** What the export says. */
export const exportTexts = {
  open: 'Exportieren',
  title: 'Antworten exportieren',
  close: 'Schließen',
  start: 'Datei herunterladen',
  starting: 'Wird vorbereitet …',
  format: 'Format',
  formats: {
    xlsx: { name: 'Excel', help: 'Drei Blätter: Werte, Beschriftungen, Codebuch.' },
    csv: { name: 'CSV', help: 'Eine Tabelle als Text, in UTF-8. Für R, Stata und Tabellenprogramme.' },
    sav: {
      name: 'SPSS (.sav)',
      help: 'Mit Beschriftungen, Messniveaus und fehlenden Werten. Auch für R (haven), Stata, PSPP und jamovi.',
    },
    json: { name: 'JSON', help: 'Für Programme: Variablen und eine Zeile je Gespräch.' },
    transcripts: { name: 'Gespräche als Text', help: 'Alles, was gesagt wurde, mit Uhrzeit.' },
    codebook: { name: 'Codebuch', help: 'Alle Variablen mit ihren Werten, als Seite zum Lesen und Drucken.' },
    package: {
      name: 'Replikationspaket (ZIP)',
      help: 'Daten als CSV, SPSS und Parquet, Codebuch (HTML und DDI) und Skripte für R, Stata und SPSS, die Ihre Kennzahlen nachrechnen.',
    },
  } satisfies Record<ExportFormat, { readonly name: string; readonly help: string }>,
  rounds: 'Zeilen',
  conversationRows: 'Ein Gespräch je Zeile',
  roundRows: (loop: string) => `Eine Runde je Zeile: ${loop}`,
  earlierRows: 'Eine frühere Antwort je Zeile',
  earlierHelp:
    'Was vor der letzten Antwort auf dieselbe Frage gesagt wurde, weil ein Sprung zurückführt. Die Spalten der anderen Tabelle bleiben, wie sie sind.',
  roundsHelp: 'Die Kennung des Gesprächs steht in jeder Zeile und verbindet sie mit der anderen Tabelle.',
  separator: 'Trennzeichen',
  separators: {
    semicolon: 'Semikolon, Dezimalkomma',
    comma: 'Komma, Dezimalpunkt',
    tab: 'Tabulator, Dezimalpunkt',
  },
  content: 'Inhalt',
  contents: { values: 'Zahlen (1, 2, 3)', labels: 'Beschriftungen (Ja, Nein)' },
  missing: 'Wenn ein Wert fehlt',
  missings: { empty: 'leer lassen', codes: 'Zahlen aus dem Codebuch' },
  who: 'Gespräche',
  whos: {
    begun: 'Alle mit Antworten',
    finished: 'Nur beendete',
    all: 'Alle, auch nur geöffnete',
    filtered: 'Wie gerade gefiltert',
  },
  from: 'Begonnen ab',
  to: 'Begonnen bis',
  variables: (chosen: number, all: number) =>
    chosen === all ? `Alle ${formatCount(all)} Variablen` : `${formatCount(chosen)} von ${formatCount(all)} Variablen`,
  chooseVariables: 'Auswählen',
  hideVariables: 'Zuklappen',
  allVariables: 'Alle',
  noVariables: 'Keine',
  noVariable: 'Bitte wählen Sie mindestens eine Variable.',
  variablesFailed: (reason: string) => `Die Variablen konnten nicht geladen werden. ${reason}`,
  marks: 'Auch Codierungen, Schlagwörter und Notizen',
  marksHelp:
    'Eigene Spalten, dazu Auffälligkeiten und Gerät. Ein Code zählt, sobald eine Person ihn vergeben hat. Wer codiert hat und wie gut das übereinstimmt, steht in Excel, JSON und im Codebuch.',
  progress: 'Fortschritt des Exports',
  waiting: (total: number) => `${conversations(total)}: Ihr Browser fragt vielleicht, ob er die Datei speichern darf.`,
  running: (written: number, total: number) => `${formatCount(written)} von ${conversations(total)} geschrieben`,
  done: (name: string) => `„${name}“ liegt bei Ihren Downloads.`,
  cancel: 'Abbrechen',
  cancelled:
    'Der Export wurde abgebrochen. Was schon gespeichert wurde, ist nicht vollständig; bitte löschen Sie die Datei.',
  failed:
    'Die Datei konnte nicht zu Ende geschrieben werden. Alle Antworten sind sicher gespeichert; bitte laden Sie die Datei noch einmal herunter.',
  chats: {
    title: 'Antworten aller Dialoge exportieren',
    lead: 'Eine Zeile je Teilnahme, eine Spalte je Dialog und Variable. Die Spalte „dw_participation“ steht auch in den Dateien der einzelnen Dialoge, damit sich alles verbinden lässt.',
    json: 'Für Programme: Variablen und eine Zeile je Teilnahme.',
    started: (total: number) =>
      `${total === 1 ? 'Die Antworten von 1 Teilnahme liegen' : `Die Antworten von ${formatCount(total)} Teilnahmen liegen`} gleich bei Ihren Downloads.`,
  },
  personalData: {
    label: 'Personenbezogene Angaben in Freitexten',
    keep: 'stehen lassen',
    hide: 'durch [Name], [E-Mail] usw. ersetzen',
    help: {
      keep: 'Namen, Anschriften und Nummern bleiben, wie sie geschrieben wurden.',
      hide: 'Regeln finden nicht alles: Bitte lesen Sie die Texte, bevor Sie die Datei weitergeben.',
    },
  },
  groups: 'Gruppen prüfen',
  hideGroups: 'Prüfung zuklappen',
  personal: 'Die Datei kann enthalten, was Teilnehmende von sich erzählt haben. Bitte bewahren Sie sie sicher auf.',
} as const;
