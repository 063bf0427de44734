/** What checks of groups say. */
export const personalTexts = { noValue: 'ohne Angabe' } as const;
