/** What authors read about drawn orders. */
export const shuffleTexts = {
  few: {
    message: 'Eine zufällige Abfolge braucht mindestens zwei Teile mit Blöcken.',
    meets: 'Es gibt nichts zu vertauschen: Alle erleben dieselbe Reihenfolge.',
  },
  empty: (text: string) => `Der Teil „${text}“ enthält keine Blöcke.`,
  emptyMeets: 'Er wird ausgelassen.',
  emptyFix: 'Teil entfernen',
  gone: {
    message: 'Zu dieser zufälligen Abfolge gehört ein Block, den es nicht (mehr) gibt.',
    meets: 'Die anderen Blöcke werden gestellt, dieser nicht.',
    fix: 'Aus der Abfolge nehmen',
  },
  shared: {
    message: 'Ein Block gehört zu zwei Teilen oder Wiederholungen zugleich, oder eine Abfolge zu sich selbst.',
    meets: 'Er wird nur an einer Stelle gefragt.',
    fix: 'Hier herausnehmen',
  },
  across: 'Ein Weg führt von hier in einen anderen Teil der zufälligen Abfolge.',
  acrossMeets: 'Es geht stattdessen mit dem Teil weiter, der nach der Auslosung folgt.',
} as const;
