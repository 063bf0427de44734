/** What authors read about ways around and out of a loop, and between the items of a shuffle. */
export const roundTexts = {
  next: (loop: string) => `Nächste Runde von „${loop}“`,
  nextAt: (target: string) => `${target} (nächste Runde)`,
  nextItem: (shuffle: string) => `Nächster Teil von „${shuffle}“`,
  nextItemAt: (target: string) => `${target} (nächster Teil)`,
  afterLoop: 'Nächster Block dahinter',
} as const;
