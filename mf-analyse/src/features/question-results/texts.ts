import { formatCount } from '../../formats.ts';

const counted = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`;

/** What the results of the questions say. */
export const questionTexts = {
  title: 'Fragen',
  loading: 'Ergebnisse werden geladen …',
  intervals:
    'Die dünne Linie an jedem Balken ist das 95-%-Intervall (Wilson): So weit kann der Anteil bei so vielen Antworten zufällig daneben liegen.',
  failed: (reason: string) => `Die Ergebnisse der Fragen konnten nicht geladen werden. ${reason}`,
  cardFailed: (reason: string) => `Die Ergebnisse dieser Frage konnten nicht geladen werden. ${reason}`,
  noQuestions: 'Der Dialog stellt noch keine Frage.',
  unnamed: 'Frage ohne Text',
  removed: 'nicht mehr im Dialog',
  none: 'Noch keine Antwort auf diese Frage.',
  fewHidden: (least: number) =>
    `Antworten, die weniger als ${least} Personen gegeben haben, sind mit anderen zusammengefasst oder fehlen. So lässt sich niemand erkennen.`,
  wordsHidden: 'Hier wurde mit eigenen Worten oder Dateien geantwortet. Sie werden nicht gezeigt.',
  states: {
    asked: (count: number) => `${formatCount(count)}-mal gefragt`,
    answered: (count: number, share: string | null) =>
      `${formatCount(count)} beantwortet${share === null ? '' : ` (${share})`}`,
    fewAnswered: 'von sehr wenigen beantwortet',
    skipped: (count: number) => `${formatCount(count)} übersprungen`,
    withdrawn: (count: number) => `${formatCount(count)} zurückgezogen`,
    open: (count: number) => `${formatCount(count)} noch offen`,
    changed: (count: number) => `${formatCount(count)} nachträglich geändert`,
  },
  withdrawnLong: 'Die Antwort zählt nicht mehr, weil eine frühere geändert wurde und der Dialog danach anders verlief.',
  probe: (text: string) => `Nachfrage: ${text}`,
  na: (count: number) =>
    `${counted(count, 'Person hat', 'Personen haben')} „keine Angabe“ gewählt und zählen nicht mit.`,
  naOne: '1 Person hat „keine Angabe“ gewählt und zählt nicht mit.',
  notOfferedToAll: (label: string, n: number) =>
    `„${label}“ gab es nicht in jeder Fassung: Der Anteil gilt für die ${counted(n, 'Antwort', 'Antworten')}, bei denen es zur Wahl stand.`,
  former: (names: readonly string[]) =>
    `Antworten auf eine frühere Fassung mit anderer Bedeutung zählen hier nicht mit; in den Dateien stehen sie unter ${names.join(', ')}.`,
  multiple:
    'Mehrere Antworten waren möglich: Die Anteile ergeben zusammen mehr als 100 %, wenn viele mehrere gewählt haben.',
  inverse: 'Umgepolt: Das Diagramm zeigt, was angeklickt wurde; der Mittelwert rechnet mit umgedrehten Punkten.',
  inverseItem: '(umgepolt)',
  inverseItems: '(umgepolt): Der Balken zeigt, was angeklickt wurde; der Mittelwert rechnet mit umgedrehten Punkten.',
  nps: 'NPS',
  npsLong: 'Net Promoter Score: Anteil der Fürsprecher minus Anteil der Kritiker, von −100 bis 100',
  npsGroup: { detractors: 'Kritiker (0–6)', passives: 'Unentschiedene (7–8)', promoters: 'Fürsprecher (9–10)' },
  means: {
    ranks: 'Mittlerer Platz über alle Antworten, 1 ist der beste.',
    points: 'Mittlere Punkte über alle Antworten.',
  },
  meanOf: {
    ranks: (mean: string) => `Platz ${mean}`,
    points: (mean: string) => `${mean} Punkte`,
  },
  asTable: 'Als Tabelle',
  asChart: 'Als Diagramm',
  asTableOf: (title: string) => `Als Tabelle: ${title}`,
  asChartOf: (title: string) => `Als Diagramm: ${title}`,
  menuOf: (title: string) => `Diagramm sichern: ${title}`,
  keepSvg: 'Als SVG speichern',
  keepPng: 'Als PNG speichern',
  copyTable: 'Als Tabelle kopieren',
  copied: 'Die Tabelle ist kopiert und kann zum Beispiel in Excel eingefügt werden.',
  notCopied: 'Die Tabelle konnte nicht kopiert werden. Bitte erlauben Sie den Zugriff auf die Zwischenablage.',
  notKept: 'Das Diagramm konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  table: {
    option: 'Antwort',
    value: 'Wert',
    item: 'Aussage',
    group: 'Gruppe',
    count: 'Anzahl',
    share: 'Anteil',
    low: 'von',
    high: 'bis',
    n: 'n',
    na: 'keine Angabe',
    mean: 'Mittelwert',
    rank: 'Mittlerer Platz',
    sd: 'SD',
    figure: 'Kennzahl',
  },
  numbers: {
    n: 'n',
    mean: 'Mittelwert',
    sd: 'SD',
    min: 'Min',
    q1: 'Unteres Viertel',
    median: 'Median',
    q3: 'Oberes Viertel',
    max: 'Max',
  },
  textList: {
    search: 'In allen Antworten suchen',
    searching: 'Antworten werden gesucht …',
    found: (count: number) => counted(count, 'Antwort', 'Antworten'),
    nothing: 'Keine Antwort enthält diese Wörter.',
    all: (count: number) => `Alle ${formatCount(count)} anzeigen`,
    fewer: 'Weniger anzeigen',
    range: (from: number, to: number, all: number) =>
      `${formatCount(from)} bis ${formatCount(to)} von ${formatCount(all)}`,
    newer: 'Neuere',
    older: 'Ältere',
    failed: (reason: string) => `Die Antworten konnten nicht geladen werden. ${reason}`,
    code: 'Antworten codieren',
    codeOf: (title: string) => `Antworten codieren: ${title}`,
  },
  print: 'Bericht drucken',
  printing: 'Alle Fragen werden für den Druck geladen …',
} as const;
