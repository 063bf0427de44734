import { counted, formatCount, plural } from '@dialogwerk/shared/numbers';

const people = (count: number): string => counted(count, 'Person', 'Personen');

/** What is said of personal data in texts, and of small groups. */
export const personalTexts = {
  mark: (kind: string) => `${kind}, personenbezogen`,
  open: 'Personenbezug',
  openOf: (text: string) => `Personenbezug prüfen: ${text.slice(0, 80)}`,
  title: 'Personenbezogene Angaben',
  lead: 'Regeln suchen nach Namen, Anschriften, Nummern und Ähnlichem. Sie finden nicht alles und irren sich manchmal. Was Sie hier entscheiden, gilt für alle Texte dieses Dialogs.',
  found: 'Gefunden',
  none: 'In diesem Text wurde nichts gefunden.',
  nobody: 'Kein Personenbezug',
  nobodyOf: (words: string) => `„${words}“: kein Personenbezug`,
  decided: (words: string) => `„${words}“ gilt nicht mehr als personenbezogen.`,
  marked: (words: string) => `„${words}“ ist als personenbezogen markiert.`,
  undo: 'Rückgängig',
  undone: (words: string) => `Die Entscheidung zu „${words}“ ist zurückgenommen.`,
  add: 'Selbst markieren',
  words: 'Wörter, genau wie im Text',
  notInText: 'Diese Wörter stehen so nicht im Text.',
  kind: 'Was ist es?',
  markThem: 'Markieren',
  kept: 'Schon entschieden',
  keptNobody: (words: string) => `„${words}“: kein Personenbezug`,
  keptKind: (words: string, kind: string) => `„${words}“: ${kind}`,
  forget: 'Zurücknehmen',
  forgetOf: (words: string) => `Entscheidung zu „${words}“ zurücknehmen`,
  failed: (reason: string) => `Es wurde nichts geändert. ${reason}`,
  close: 'Schließen',
  count: (personal: number, examined: number) =>
    `Personenbezogene Angaben in ${formatCount(personal)} von ${formatCount(examined)} Texten`,
  newest: (examined: number, total: number) =>
    `Untersucht wurden die neuesten ${formatCount(examined)} von ${formatCount(total)} Texten.`,
  kinds: (kinds: readonly { readonly kind: string; readonly texts: number }[]) =>
    kinds.map(({ kind, texts }) => `${kind} in ${formatCount(texts)}`).join(', '),
  groups: {
    title: 'Wer wäre zu erkennen?',
    lead: 'Wählen Sie, was andere über die Teilnehmenden wissen könnten. Die Prüfung zählt, wie viele Personen jede Kombination gemeinsam haben.',
    columns: 'Merkmale',
    least: 'Kleinste erlaubte Gruppe',
    check: 'Gruppen prüfen',
    loading: 'Merkmale werden geladen …',
    failed: (reason: string) => `Die Gruppen ließen sich nicht prüfen. ${reason}`,
    nobody: 'Zu dieser Auswahl gibt es keine Gespräche.',
    fine: (smallest: number, columns: number) =>
      `${plural(columns, 'Jede Antwort', 'Jede Kombination')} steht für mindestens ${people(smallest)}.`,
    bad: (below: number, least: number, smallest: number) =>
      `${people(below)} ${plural(below, 'gehört', 'gehören')} zu Gruppen von weniger als ${formatCount(least)}. Die kleinste Gruppe: ${people(smallest)}.`,
    one: (count: number, values: string) =>
      count === 1 ? `1 Person hat als Einzige: ${values}` : `${people(count)} haben als Einzige: ${values}`,
    value: (label: string, value: string) => `${label} „${value}“`,
    todo: 'Was Sie tun können',
    without: (label: string, below: number) =>
      below === 0
        ? `„${label}“ weglassen: Dann ist keine Gruppe zu klein.`
        : `„${label}“ weglassen: Dann sind es noch ${people(below)}.`,
    merge: 'Seltene Antworten zusammenfassen, zum Beispiel Jahre zu Altersgruppen.',
    raise: 'Die kleinste erlaubte Gruppe erhöhen: Der Link fasst dann mehr zusammen.',
    filter: 'Die Auswahl der Gespräche weiter fassen.',
    anyway: 'Ich habe das geprüft und möchte den Link trotzdem anlegen.',
  },
} as const;
