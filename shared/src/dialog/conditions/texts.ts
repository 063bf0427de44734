const MOST_SHOWN = 6;

const listed = (labels: readonly string[]): string => {
  const shown = labels.slice(0, MOST_SHOWN).map((label) => `„${label}“`);
  return labels.length > MOST_SHOWN ? `${shown.join(', ')} …` : shown.join(', ');
};

/** What authors read about what they have typed as a condition. */
export const conditionTexts = {
  noSuchValue: (variable: string, value: string, labels: readonly string[]) =>
    `„${variable}“ hat keine Antwort „${value}“. Schreiben Sie eine von: ${listed(labels)}.`,
} as const;
