/** What authors read about questions that take over entries of others. */
export const carryTexts = {
  gone: 'Hier sollen Einträge einer Frage übernommen werden, die es nicht (mehr) gibt.',
  circle: 'Fragen übernehmen ihre Einträge im Kreis voneinander.',
  nothing: (place: string) => `„${place}“ bietet nichts, was sich hier übernehmen ließe.`,
  later: (place: string) => `„${place}“ wird nie vor dieser Frage beantwortet; zu übernehmen ist dann nichts.`,
  meets: 'Es stehen nur die eigenen Einträge zur Wahl; ohne solche wird die Frage übergangen.',
  fix: 'Nichts übernehmen',
  sameIds: (entries: readonly string[]) =>
    `Ein übernommener Eintrag hat dieselbe Kennung wie der eigene: ${entries.map((entry) => `„${entry}“`).join(', ')}.`,
  sameIdsMeets: 'Der eigene Eintrag wird nie angeboten.',
  sameIdsFix: 'Eigene Kennung vergeben',
} as const;
