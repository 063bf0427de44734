import { counted, formatCount } from '@dialogwerk/shared/numbers';

/** Every German text of this module. */
export const texts = {
  title: 'Analyse',
  contents: 'Inhalt der Analyse',
  contentsShort: 'Inhalt',
  contentsAt: (title: string) => `Inhalt: ${title}`,
  figureLinks: 'Ergebnisse freigeben',
  reportLinks: 'Bericht freigeben',
  reports: 'Berichte',
  table: (what: string) => `Tabelle: ${what}`,
  loading: 'Antworten werden geladen …',
  asOf: (time: string) => `Stand: ${time} Uhr.`,
  zone: 'Alle Zeiten und Tage nach der Uhr in Berlin.',
  crash: {
    title: 'Die Analyse konnte nicht angezeigt werden',
    text: 'Alle Antworten sind sicher gespeichert. Bitte versuchen Sie es erneut.',
  },
  fault: {
    title: 'Die Antworten konnten nicht geladen werden',
    text: (reason: string) => `${reason} Alle Antworten sind sicher gespeichert.`,
    update: (reason: string) => `Die Antworten wurden nicht aktualisiert. Sie sehen den bisherigen Stand. ${reason}`,
  },
  empty: {
    title: 'Noch keine Antworten',
    text: 'Sobald jemand über den Link an Ihrem Dialog teilnimmt, sehen Sie hier die Ergebnisse. Ihre eigenen Tests zählen nicht mit.',
    share: 'Dialog teilen',
  },
  questions: {
    unnamed: 'Frage ohne Text',
    allTexts: (count: number) => `Alle ${formatCount(count)} anzeigen`,
    fewerTexts: 'Weniger anzeigen',
  },
  files: { file: 'Datei', audio: 'Sprachnachricht', video: 'Videonachricht' },
  numbers: { n: 'n', mean: 'Mittelwert', sd: 'SD', min: 'Min', median: 'Median', max: 'Max' },
  numbersLong: {
    n: 'Anzahl der Werte',
    mean: 'Mittelwert',
    sd: 'Standardabweichung',
    min: 'Kleinster Wert',
    median: 'Die Hälfte der Werte liegt darunter',
    max: 'Größter Wert',
  },
  feedback: {
    title: 'Rückmeldungen',
    none: 'Noch hat niemand etwas zu diesem Dialog gesagt. Rückmeldungen geben Teilnehmende am Ende und im Menü des Dialogs.',
    off: 'Rückmeldungen sind für diesen Dialog ausgeschaltet. Sie schalten sie in den Einstellungen des Dialogs ein.',
    failed: (reason: string) =>
      `Die Rückmeldungen konnten nicht geladen werden. ${reason} Sie sind sicher gespeichert.`,
    mean: (mean: string) => `${mean} von 5`,
    rated: (count: number) => counted(count, 'Bewertung', 'Bewertungen'),
    rating: (rating: number) => `${rating} von 5`,
    about: (question: string) => `zu „${question}“`,
  },
  variables: {
    title: 'Berechnete Werte',
    text: 'Über die beendeten Gespräche.',
    variable: 'Variable',
    failed: (reason: string) => `Die berechneten Werte konnten nicht geladen werden. ${reason}`,
  },
} as const;
