/** What the analysis says beside the authors' own words. */
export const analysisTexts = {
  removedChoice: (id: string) => `Entfernte Antwort (${id})`,
  nothingFound: 'Ohne passenden Eintrag',
} as const;
