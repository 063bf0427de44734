import { counted, formatCount } from '@dialogwerk/shared/numbers';

/** What authors read in the joint analysis of a multi-chat. */
export const multiChatTexts = {
  title: 'Gemeinsame Analyse',
  crimeGame: 'Tatort-Game',
  asOf: (time: string) => `Stand: ${time} Uhr.`,
  zone: 'Alle Zeiten und Tage nach der Uhr in Berlin.',
  loading: 'Ergebnisse werden geladen …',
  fault: 'Die gemeinsame Analyse konnte nicht geladen werden',
  faultText: (reason: string) => `${reason} Alle Antworten sind sicher gespeichert.`,
  empty: 'Noch hat niemand teilgenommen',
  emptyText:
    'Sobald jemand den Multi-Chat über seinen Link öffnet, sehen Sie hier, was in allen Chats zusammen geschah. Ihre eigenen Tests zählen nicht mit.',

  figures: 'Auf einen Blick',
  total: 'Teilnehmende',
  ended: 'am Ende angekommen',
  median: 'Zeit bis zum Ende (Median)',
  chats: 'Chats',
  none: '–',

  endings: 'Enden',
  clues: 'Hinweise',
  triggers: 'Auslöser',
  stepsHint: 'Wie viele so weit kamen, und nach welcher Zeit die Hälfte von ihnen dort war.',
  triggersHint:
    'Wie oft jeder Auslöser gewirkt hat, und wie oft danach auch die Stelle beantwortet wurde, zu der er führt.',
  step: 'Stelle',
  count: 'Teilnehmende',
  share: 'Anteil',
  after: 'Nach (Median)',
  trigger: 'Auslöser',
  acted: 'Hat gewirkt',
  followed: 'Danach beantwortet',
  place: (name: string, dialog: string) => `${name} (${dialog})`,
  kinds: {
    waitFor: 'Warten auf',
    startDialog: 'Dialog starten',
    moveDialog: 'Dialog wechseln',
    waitAPI: 'Auf Schnittstelle warten',
  },
  call: 'Aufruf von außen',
  leads: (cause: string, effect: string) => `${cause} → ${effect}`,

  participations: 'Einzelne Teilnehmende',
  begun: 'Begonnen',
  took: 'Dauer',
  replies: 'Antworten',
  opened: 'Chats',
  ending: 'Ende',
  noEnding: 'offen',
  read: 'Ansehen',
  readOf: (when: string) => `Teilnahme vom ${when} ansehen`,
  listFault: (reason: string) => `Die Teilnehmenden konnten nicht geladen werden. ${reason}`,
  earlier: 'Neuere',
  later: 'Ältere',
  range: (from: number, to: number, total: number) =>
    `${formatCount(from)}–${formatCount(to)} von ${formatCount(total)}`,

  one: (when: string) => `Teilnahme vom ${when}`,
  oneLoading: 'Teilnahme wird geladen …',
  oneFault: 'Die Teilnahme konnte nicht geladen werden',
  close: 'Schließen',
  axis: 'Zeitverlauf aller Chats',
  axisText: (chats: number, replies: number, acted: number) =>
    `${counted(chats, 'Chat', 'Chats')}, ${counted(replies, 'Antwort', 'Antworten')} und ${counted(acted, 'Auslöser', 'Auslöser')} in der Reihenfolge der Zeit; darunter steht dasselbe als Text.`,
  axisHint:
    'Ausgefüllte Punkte sind Antworten, Ringe schreibt der Chat. Pfeile sind Auslöser. Lange Pausen sind verkürzt.',
  pause: (time: string) => `Pause ${time}`,
  sideBySide: 'Alle Chats nebeneinander',
  notBegun: 'Nicht begonnen',
  respondent: 'Teilnehmende Person',
  log: 'Was wann geschah',
  logActed: (kind: string, what: string) => `${kind}: ${what}`,
  logFound: {
    clue: (title: string) => `Hinweis gefunden: ${title}`,
    ending: (title: string) => `Ende erreicht: ${title}`,
  },
  file: 'Datei',

  singles: 'Analysen der einzelnen Dialoge',
  singlesFault: 'Die Dialoge dieses Multi-Chats konnten nicht geladen werden.',

  exportTable: 'Zeiten (CSV)',
  exported: 'Die Tabelle liegt gleich bei Ihren Downloads.',
  notExported: (reason: string) => `Die Tabelle konnte nicht erstellt werden. ${reason}`,
} as const;
