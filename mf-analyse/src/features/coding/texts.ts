import { CODE_DESCRIPTION_LIMIT, CODE_NAME_LIMIT } from '@dialogwerk/shared/contract';
import { counted, formatCount } from '@dialogwerk/shared/numbers';

/** What the coding of free texts says. */
export const codingTexts = {
  title: (question: string) => `Codieren: ${question}`,
  close: 'Schließen',
  loading: 'Antworten und Codes werden geladen …',
  failed: (reason: string) => `Die Antworten konnten nicht geladen werden. ${reason}`,
  codesFailed: (reason: string) => `Die Codes konnten nicht geladen werden. ${reason}`,
  notDone: (reason: string) => `Das wurde nicht gespeichert. ${reason}`,
  keys: 'Pfeiltasten: Antwort wechseln. 1 bis 9: Code vergeben oder zurücknehmen.',
  codes: 'Codes',
  noCodes: 'Legen Sie den ersten Code an, zum Beispiel „Wartezeit“.',
  newCode: 'Neuer Code',
  add: 'Anlegen',
  rename: (name: string) => `„${name}“ umbenennen`,
  renaming: 'Neuer Name',
  keep: 'Übernehmen',
  remove: (name: string) => `„${name}“ löschen`,
  description: 'Beschreibung',
  codebook: {
    columns: { name: 'Code', description: 'Beschreibung' },
    save: 'Codebuch speichern',
    file: (question: string) => `Codebuch ${question}`,
    read: 'Codebuch einlesen',
    title: 'Codebuch einlesen',
    fresh: (count: number) =>
      count === 0 ? 'Die Datei enthält keine neuen Codes.' : `${counted(count, 'Code kommt', 'Codes kommen')} hinzu:`,
    freshList: 'Neue Codes',
    kept: (names: readonly string[]) =>
      names.length === 1
        ? `Den Code „${names.join()}“ gibt es schon; er bleibt, wie er ist.`
        : `${formatCount(names.length)} Codes gibt es schon; sie bleiben, wie sie sind: ${names.map((name) => `„${name}“`).join(', ')}.`,
    unfit: 'Diese Zeilen bleiben weg:',
    tooMany: (most: number, there: number) =>
      `Eine Frage hat höchstens ${most} Codes, ${formatCount(there)} gibt es schon. Bitte kürzen Sie die Datei, oder löschen Sie Codes, die Sie nicht mehr brauchen.`,
    add: 'Hinzufügen',
    cancel: 'Abbrechen',
    close: 'Schließen',
    added: (count: number) => `${counted(count, 'Code', 'Codes')} hinzugefügt.`,
    failed: (reason: string) => `Es wurde nichts eingelesen. ${reason}`,
    unreadable: 'Die Datei konnte nicht gelesen werden. Bitte wählen Sie sie noch einmal.',
    tooLarge:
      'Die Datei ist größer als 1 MB. Ein Codebuch ist eine kurze Liste; bitte prüfen Sie, ob es die richtige Datei ist.',
    notUtf8:
      'Die Datei ist nicht in UTF-8 gespeichert, Umlaute gingen verloren. Bitte speichern Sie sie in Ihrem Tabellenprogramm als „CSV UTF-8“.',
    empty: 'Die Datei ist leer.',
    noHeading:
      'In der ersten Zeile fehlt die Spalte „Code“. Erwartet werden die Spalten „Code“ und, wenn Sie mögen, „Beschreibung“.',
    noCodes: 'Unter der Kopfzeile steht kein Code.',
    quotes: (line: number) =>
      `In Zeile ${line} stimmen die Anführungszeichen nicht: Ein Text beginnt mit einem und endet mit keinem. Bitte berichtigen Sie die Datei.`,
    noName: (line: number) => `Zeile ${line}: Der Name des Codes fehlt.`,
    nameOfLines: (line: number) => `Zeile ${line}: Der Name des Codes geht über mehrere Zeilen.`,
    nameTooLong: (line: number) => `Zeile ${line}: Der Name des Codes hat mehr als ${CODE_NAME_LIMIT} Zeichen.`,
    descriptionTooLong: (line: number) =>
      `Zeile ${line}: Die Beschreibung hat mehr als ${formatCount(CODE_DESCRIPTION_LIMIT)} Zeichen.`,
    tooManyColumns: (line: number) =>
      `Zeile ${line} hat mehr Spalten als die Kopfzeile. Steht ein Trennzeichen im Text, gehört der Text in Anführungszeichen.`,
    twice: (line: number, name: string, before: number) =>
      `Zeile ${line}: Der Code „${name}“ steht schon in Zeile ${before}.`,
  },
  removed: (name: string) => `Der Code „${name}“ ist gelöscht.`,
  undo: 'Rückgängig',
  given: (name: string) => `„${name}“ vergeben.`,
  taken: (name: string) => `„${name}“ zurückgenommen.`,
  share: (count: number, share: string, low: string, high: string) =>
    `${counted(count, 'Antwort', 'Antworten')}, ${share} (${low}–${high})`,
  coded: (coded: number, total: number) =>
    `${formatCount(coded)} von ${counted(total, 'Antwort', 'Antworten')} codiert`,
  search: 'In allen Antworten suchen',
  shown: 'Anzeigen',
  all: 'Alle Antworten',
  none: 'Von mir noch nicht codiert',
  withCode: (name: string) => `Mit Code „${name}“`,
  texts: 'Antworten',
  nothing: 'Hierzu gibt es keine Antwort.',
  byOthers: (names: string) => `Von anderen: ${names}`,
  newer: 'Neuere',
  older: 'Ältere',
  range: (from: number, to: number, all: number) =>
    `${formatCount(from)} bis ${formatCount(to)} von ${formatCount(all)}`,
  alike: 'Ähnliche Antworten finden',
  alikeTitle: 'Ähnliche Antworten',
  alikeLoading: 'Ähnliche Antworten werden gesucht …',
  alikeExplained: (n: number) => `Verglichen wurden die neuesten ${counted(n, 'Antwort', 'Antworten')}.`,
  alikeNone: 'Keine Antworten ähneln sich genug.',
  alikeFailed: (reason: string) => `Ähnliche Antworten konnten nicht gesucht werden. ${reason}`,
  group: (count: number) => counted(count, 'ähnliche Antwort', 'ähnliche Antworten'),
  giveAll: (name: string) => `Allen „${name}“ geben`,
  allGiven: (count: number, name: string) => `${counted(count, 'Antwort hat', 'Antworten haben')} jetzt „${name}“.`,
  agreement: 'Übereinstimmung',
  agreementOf: (one: string, other: string, n: number, kappa: string, meaning: string) =>
    `${one} und ${other}: Cohens Kappa = ${kappa} (${meaning}), bei ${counted(n, 'gemeinsam codierten Antwort', 'gemeinsam codierten Antworten')}.`,
  agreementNone: (one: string, other: string) =>
    `${one} und ${other}: noch kein Kappa, beide haben immer gleich entschieden.`,
  /** Landis and Koch 1977. */
  kappas: {
    poor: 'schlechter als Zufall',
    slight: 'sehr schwach',
    fair: 'schwach',
    moderate: 'mittelmäßig',
    substantial: 'gut',
    perfect: 'sehr gut',
  },
} as const;
