/** What the analysis says beside the authors' own words. */
export const texts = {
  removedChoice: (id: string) => `Entfernte Antwort (${id})`,
  nothingFound: 'Ohne passenden Eintrag',
  probeOf: (label: string) => `Nachfrage zu ${label}`,
} as const;
