/** What the figures of a link say in the place of groups that are too small. */
export const sharedTexts = {
  noAnswer: 'keine Angabe',
  together: (labels: readonly string[]) => `${labels.join(' oder ')} (zusammengefasst)`,
} as const;
