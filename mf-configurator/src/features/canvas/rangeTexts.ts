/** What authors read where the numbers of a question are parted on its card. */
export const rangeTexts = {
  editor: (name: string) => `Bereiche von „${name}“`,
  split: 'Bereich aufteilen',
  splitOne: (range: string) => `Bereich „${range}“ aufteilen`,
  merge: (range: string) => `Bereich „${range}“ mit dem davor zusammenlegen`,
  begin: (range: string) => `Bereich „${range}“ beginnt bei`,
  done: 'Fertig',
} as const;
