/** What authors read about loops. */
export const loopTexts = {
  empty: {
    message: 'Diese Wiederholung enthält noch keine Fragen.',
    meets: 'Die Wiederholung wird übergangen.',
  },
  gone: {
    message: 'Zu dieser Wiederholung gehört ein Block, den es nicht (mehr) gibt.',
    meets: 'Die anderen Fragen werden gestellt, diese nicht.',
    fix: 'Aus der Wiederholung nehmen',
  },
  shared: {
    message: 'Ein Block gehört zu zwei Wiederholungen zugleich oder eine Wiederholung zu sich selbst.',
    meets: 'Er wird nur in einer davon gefragt.',
    fix: 'Aus dieser Wiederholung nehmen',
  },
  noEntries: {
    message: 'Es gibt keinen Eintrag, für den sich etwas wiederholen ließe.',
    meets: 'Die Wiederholung wird übergangen.',
  },
  noCount: {
    message: 'Es ist noch nicht gesagt, welche Zahl die Runden vorgibt.',
    meets: 'Die Wiederholung wird übergangen.',
  },
  badCount: (problem: string) => `Die Zahl der Runden lässt sich so nicht lesen: ${problem}`,
  noName: (variable: string) =>
    `Die Runden sollen nach „${variable}“ heißen, doch keine Frage der Wiederholung setzt das.`,
  noNameMeets: 'Wo der Name einer Runde stehen soll, fehlt er.',
  noNameFix: 'Runden nach ihrer Nummer nennen',
  tooMany: {
    message: 'Das sind mehr Runden und Fragen, als ein Dialog haben kann.',
    meets: 'Die letzten Runden entfallen.',
  },
  carried: (loop: string) =>
    `Hier sollen Einträge einer Frage übernommen werden, die in der Wiederholung${loop ? ` „${loop}“` : ''} mehrmals gestellt wird.`,
  carriedMeets: 'Es wird nichts übernommen, weil jede Runde ihre eigene Antwort hat.',
  carriedFix: 'Nichts übernehmen',
} as const;
