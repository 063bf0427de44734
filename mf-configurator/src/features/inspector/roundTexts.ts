/** What authors read about ways around and out of a loop. */
export const roundTexts = {
  next: (loop: string) => `Nächste Runde von „${loop}“`,
  nextAt: (target: string) => `${target} (nächste Runde)`,
  afterLoop: 'Nächster Block dahinter',
} as const;
