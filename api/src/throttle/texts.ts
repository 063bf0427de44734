/** What is said to someone who tried too often (spec §8). */
export const throttleTexts = {
  tooManyFailures: 'Zu viele Versuche. Bitte versuchen Sie es später erneut.',
} as const;
