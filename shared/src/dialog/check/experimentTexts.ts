/** What authors read about experiments. */
export const experimentTexts = {
  tooFew: 'Eine Zufallsgruppe braucht mindestens zwei Gruppen.',
  tooFewMeets: 'Sie kommen alle in dieselbe Gruppe.',
  alike: 'Alle Gruppen gehen denselben Weg, und nichts im Dialog fragt, wer in welcher ist.',
  alikeMeets: 'Sie erleben in jeder Gruppe dasselbe; ein Vergleich kann nichts zeigen.',
  stratum: (variable: string) => `Ausgewogen werden soll innerhalb von „${variable}“, das hier noch keinen Wert hat.`,
  stratumMeets: 'Eingeteilt wird trotzdem, aber über alle gemeinsam.',
  stratumFix: 'Über alle gemeinsam einteilen',
} as const;
