/** What authors read of a Zufällige Abfolge. */
export const shuffleTexts = {
  item: (number: number) => `Teil ${number}`,
  random: 'in zufälliger Reihenfolge',
  latin: 'ausgewogen nach lateinischem Quadrat',
  onPaper: (items: readonly string[]) =>
    `Reihenfolge der Teile: ${items.join(', ')}. Auf Papier wechseln Sie die Reihenfolge selbst, zum Beispiel von Bogen zu Bogen.`,
} as const;
