/** What the analysis says beside the authors' own words. */
export const texts = {
  probeOf: (label: string) => `Nachfrage zu ${label}`,
} as const;
