import { formatCount, formatPercent, plural } from '@dialogwerk/shared/numbers';

const players = (count: number): string =>
  count === 1 ? 'Eine erfundene Person' : `${formatCount(count)} erfundene Personen`;

/** What authors read about the check of a multi-chat. */
export const checkTexts = {
  title: 'Prüfen',
  intro: (count: number) =>
    `${formatCount(count)} erfundene Personen spielen diesen Multi-Chat, bis ein Ende kommt. Sie zeigen, wie weit man kommt und wo man hängen bleibt. Nichts davon wird gespeichert.`,
  start: 'Prüfung starten',
  again: 'Noch einmal prüfen',
  cancel: 'Abbrechen',
  progress: 'Fortschritt der Prüfung',
  running: (done: number, all: number) => `${formatCount(done)} von ${formatCount(all)} haben gespielt …`,
  fault: 'Die Prüfung ist abgebrochen. Bitte versuchen Sie es noch einmal.',
  hidden: 'Prüfen kann, wer alle Dialoge dieses Multi-Chats sieht.',
  hintsFault: 'Die Hinweise konnten nicht geladen werden',
  outdated: 'Dialoge oder Auslöser haben sich seitdem geändert.',
  finished: (count: number, ended: number) =>
    `${formatCount(count)} haben gespielt, ${ended === count ? 'alle' : formatCount(ended)} bis zu einem Ende.`,
  replies: (median: number, p95: number) =>
    `Die Hälfte brauchte höchstens ${formatCount(median)} Antworten, 95 von 100 höchstens ${formatCount(p95)}.`,
  sound: 'Nichts gefunden: Niemand bleibt hängen, und alles lässt sich erreichen.',
  findings: (count: number) => (count === 1 ? 'Ein Befund' : `${formatCount(count)} Befunde`),
  noWayToEnding: (title: string) => `Zum Ende „${title}“ ist niemand gekommen.`,
  neverFound: (title: string) => `Den Hinweis „${title}“ hat niemand gefunden, bevor ein Ende kam.`,
  goneBlock: (title: string) => `Der Hinweis „${title}“ gehört zu einem Block, den es nicht mehr gibt.`,
  neverOpens: (dialog: string) => `Der Dialog „${dialog}“ hat für niemanden begonnen.`,
  waitsForEver: (place: string, count: number) =>
    `${players(count)} ${plural(count, 'wartet', 'warten')} bei ${place} auf etwas, das nicht mehr kommt.`,
  endsWithoutEnding: (count: number) =>
    `${players(count)} ${plural(count, 'hat', 'haben')} nichts mehr zu antworten, ohne dass ein Ende gekommen ist.`,
  goesRound: (place: string, count: number) =>
    `${players(count)} ${plural(count, 'dreht', 'drehen')} sich bei ${place} im Kreis.`,
  triggerNeverActs: (sentence: string) => `Dieser Auslöser wirkt nie: ${sentence}.`,
  endings: 'Enden',
  clues: 'Hinweise',
  chats: 'Dialoge, die begonnen haben',
  shareOf: (count: number, all: number) => (all === 0 ? '' : formatPercent(count / all, 1)),
  show: 'Ansehen',
  showGame: (what: string) => `Gespräch ansehen: ${what}`,
  toBlock: 'Block zeigen',
  toBlockOf: (what: string) => `Block zeigen: ${what}`,
  back: 'Zurück zur Prüfung',
  game: (what: string) => `So kam eine erfundene Person dorthin: ${what}`,
  player: 'Person',
  shortened: (count: number) => `Gezeigt sind die letzten ${formatCount(count)} Nachrichten.`,
  place: 'Multi-Chat',
} as const;
