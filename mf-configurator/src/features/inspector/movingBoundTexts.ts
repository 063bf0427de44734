/** What authors read where they set the bounds of a date that move. */
export const movingBoundTexts = {
  none: 'Keine bewegliche Grenze',
  today: { earliest: 'Heute: nicht in der Vergangenheit', latest: 'Heute: nicht in der Zukunft' },
  years: { earliest: 'Höchstens so viele Jahre her', latest: 'Mindestens so viele Jahre her' },
  answer: {
    earliest: (name: string) => `Nach der Antwort „${name}“`,
    latest: (name: string) => `Vor der Antwort „${name}“`,
  },
  own: 'Eigene Formel',
  yearsField: 'Jahre',
  yearsOf: (bound: string) => `Jahre: ${bound}`,
  expressionOf: (bound: string) => `Formel: ${bound}`,
  expressionHelp: 'Zum Beispiel plustage(heute(), 14)',
} as const;
