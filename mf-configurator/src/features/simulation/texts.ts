import { formatCount, formatDecimal } from '@dialogwerk/shared/numbers';

const minutes = (milliseconds: number): string => formatDecimal(milliseconds / 60_000, 1, 1);

/** What authors read of the test run with invented respondents. */
export const texts = {
  title: 'Probelauf',
  intro: (count: number) =>
    `${formatCount(count)} erfundene Teilnehmende gehen zufällig durch Ihren Dialog, hier im Browser und ohne eine Antwort zu speichern. ` +
    'Danach sehen Sie, welche Wege niemand nimmt und wie lang der Dialog ist.',
  start: 'Probelauf starten',
  again: 'Erneut laufen lassen',
  cancel: 'Abbrechen',
  running: (done: number, all: number) => `${formatCount(done)} von ${formatCount(all)} Teilnehmenden sind durch`,
  progress: 'Fortschritt des Probelaufs',
  nothingToAsk: 'Der Dialog stellt noch keine Frage. Fügen Sie zuerst eine hinzu.',
  fault: 'Der Probelauf wurde unterbrochen. Ihr Dialog ist davon nicht betroffen. Bitte starten Sie ihn erneut.',
  outdated: 'Der Dialog wurde seither geändert. Lassen Sie den Probelauf erneut laufen.',
  finished: (count: number) => `Probelauf mit ${formatCount(count)} Teilnehmenden beendet.`,

  length: 'Wie lang ist der Dialog?',
  measure: 'Maß',
  median: 'Mitte (Median)',
  p95: '95 von 100 höchstens',
  replies: 'Antworten',
  minutes: 'Minuten',
  count: formatDecimal,
  duration: minutes,
  lengthHint: 'Lesen und Antworten sind geschätzt: 26 Zeichen je Sekunde gelesen, 3 getippt.',
  nobodyEnded: 'Niemand kam bis zum Ende.',

  neverReached: (count: number) =>
    count === 1 ? 'Ein Block, zu dem niemand kam' : `${count} Blöcke, zu denen niemand kam`,
  neverTaken: (count: number) => (count === 1 ? 'Ein Weg, den niemand nahm' : `${count} Wege, die niemand nahm`),
  way: (from: string, to: string) => `${from} → ${to}`,
  beginning: 'Begrüßung',
  end: 'Ende',
  allTaken: 'Jeder Block und jeder Weg wurde mindestens einmal genommen.',
  unended: (count: number) =>
    count === 1 ? 'Eine Person kam nicht zum Ende' : `${formatCount(count)} Teilnehmende kamen nicht zum Ende`,
  unendedHint: 'Sie drehten sich im Kreis oder gaben nach sehr vielen Antworten auf.',
  person: (seed: number) => `Person ${formatCount(seed + 1)}`,
  showConversation: (seed: number) => `Gespräch von Person ${formatCount(seed + 1)} ansehen`,
  back: 'Zurück zum Ergebnis',
  conversationOf: (seed: number) => `Gespräch von Person ${formatCount(seed + 1)}`,
  bot: 'Dialog',
  respondent: 'Person',
  shortened: (count: number) => `Die ersten ${formatCount(count)} Nachrichten.`,
} as const;
