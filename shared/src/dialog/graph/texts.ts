/** What the edges are called that a block's own settings open. */
export const edgeTexts = {
  failed: 'Abfrage fehlgeschlagen',
  notUnderstood: 'nicht verstanden',
  noModel: 'ohne Modell',
  eachRound: 'je Runde',
  nextRound: 'nächste Runde',
  afterLoop: 'danach',
} as const;
