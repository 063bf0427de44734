import { formatCount } from '../../formats.ts';

const counted = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`;

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
