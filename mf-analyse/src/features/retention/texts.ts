import { counted, formatCount } from '@dialogwerk/shared/numbers';

export const retentionTexts = {
  open: 'Aufbewahrung',
  title: 'Wie lange Gespräche bleiben',
  explained:
    'Gezählt wird ab der letzten Antwort eines Gesprächs. Einmal in der Stunde wird gelöscht und anonymisiert, was so alt ist. Das lässt sich danach nicht rückgängig machen.',
  deletes: 'Gespräche löschen',
  deletesHelp: 'Antworten, Verlauf, Dateien und Notizen werden gelöscht. Auch die Zahlen ändern sich.',
  anonymises: 'Gespräche anonymisieren',
  anonymisesHelp:
    'Texte, Verlauf, Dateien, Notizen und Angaben aus dem Link werden gelöscht. Auswahl, Zahlen und Wege bleiben: Außer der Herkunft ändert sich kein Ergebnis.',
  days: 'Tage nach der letzten Antwort',
  badDays: 'Bitte geben Sie eine ganze Zahl von 1 bis 3.650 an.',
  nothing: (total: number) =>
    `Heute würde nichts gelöscht: ${total === 1 ? 'Das Gespräch bleibt' : `Alle ${formatCount(total)} Gespräche bleiben`}.`,
  going: (of: {
    readonly deleted: number;
    readonly anonymised: number;
    readonly files: number;
    readonly total: number;
  }) =>
    [
      of.deleted > 0 && `${counted(of.deleted, 'Gespräch', 'Gespräche')} von ${formatCount(of.total)} gelöscht`,
      of.anonymised > 0 &&
        `${counted(of.anonymised, 'Gespräch', 'Gespräche')} von ${formatCount(of.total)} anonymisiert`,
    ]
      .filter((part) => part !== false)
      .join(', ')
      .replace(/^/, 'In einer Stunde: ')
      .concat(of.files > 0 ? `, ${counted(of.files, 'Datei', 'Dateien')} gelöscht.` : '.'),
  oldest: (when: string) => `Das älteste davon: letzte Antwort ${when}.`,
  previewFailed: (reason: string) => `Was gelöscht würde, konnte nicht gezählt werden. ${reason}`,
  loading: 'Aufbewahrung wird geladen …',
  loadFailed: (reason: string) => `Die Aufbewahrung konnte nicht geladen werden. ${reason}`,
  mayNot: 'Ändern dürfen das nur Besitzer und Personen mit vollem Zugriff.',
  save: 'Speichern',
  cancel: 'Abbrechen',
  close: 'Schließen',
  saved: 'Die Aufbewahrung ist geändert und gilt in einer Stunde.',
  undone: 'Die Aufbewahrung ist wieder wie vorher.',
  undo: 'Rückgängig',
  failed: (reason: string) => `Die Aufbewahrung wurde nicht geändert. ${reason}`,
} as const;
