/** What the comparison of two questions says. */
export const crossTexts = {
  title: 'Zwei Fragen vergleichen',
  explained:
    'Wählen Sie zwei Fragen: Sie sehen, wer beides wie beantwortet hat, und ob die Antworten miteinander zusammenhängen.',
  open: 'Zwei Fragen vergleichen',
  loading: 'Der Vergleich wird berechnet …',
  failed: (reason: string) => `Der Vergleich konnte nicht berechnet werden. ${reason}`,
  variablesFailed: (reason: string) => `Die Fragen konnten nicht geladen werden. ${reason}`,
  tooFew: 'Ein Vergleich braucht zwei Fragen, bei denen ausgewählt oder eine Zahl genannt wird.',
  row: 'Zeilen: Frage oder berechneter Wert',
  column: 'Spalten: Gruppen',
  choose: 'Bitte wählen',
  swap: 'Zeilen und Spalten tauschen',
  copy: 'Als Tabelle kopieren',
  copied: 'Die Tabelle ist kopiert und kann zum Beispiel in Excel eingefügt werden.',
  notCopied: 'Die Tabelle konnte nicht kopiert werden. Bitte erlauben Sie den Zugriff auf die Zwischenablage.',
  shown: 'Anzeigen',
  shows: { count: 'Anzahl', row: 'Zeilen-%', column: 'Spalten-%', all: 'Gesamt-%' },
  sum: 'Summe',
  answer: 'Antwort',
  tableOf: (row: string, column: string) => `${row} nach ${column}`,
  none: 'Noch niemand hat beide Fragen beantwortet.',
  n: (n: string) => `n = ${n}`,
  oneSided:
    'Ob die Antworten zusammenhängen, lässt sich erst sagen, wenn auf beide Fragen verschiedene Antworten gegeben wurden.',
  strengths: { weak: 'schwach', medium: 'mittelstark', strong: 'stark' },
  related: (strength: string, v: string) =>
    `Die Antworten auf beide Fragen hängen ${strength} zusammen (Cramérs V = ${v}); mit Zufall allein ist das kaum zu erklären.`,
  negligible: (v: string) =>
    `Die Antworten auf beide Fragen hängen so gut wie nicht zusammen (Cramérs V = ${v}). Die Unterschiede sind zwar mehr als Zufall, aber sehr klein.`,
  unrelated: (v: string) =>
    `Ein Zusammenhang ist nicht nachweisbar (Cramérs V = ${v}): Unterschiede wie diese können auch zufällig entstehen.`,
  test: (chi: string, df: string, p: string) => `Chi-Quadrat-Test nach Pearson: χ² = ${chi}, df = ${df}, ${p}.`,
  p: (p: string) => `p = ${p}`,
  tinyP: 'p < 0,001',
  thin: 'Mehr als ein Fünftel der erwarteten Häufigkeiten liegt unter 5. Der Test ist dann unsicher: Sammeln Sie mehr Antworten, oder vergleichen Sie Fragen mit weniger Antwortmöglichkeiten.',
  scores: 'Werte nach Gruppen',
  group: 'Gruppe',
  mean: 'Mittelwert',
  sd: 'SD',
  min: 'Min',
  max: 'Max',
} as const;
