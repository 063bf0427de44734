/** What is said to authors whose computations have to wait. */
export const computeTexts = {
  onlyOne:
    'Für Ihr Konto laufen schon mehrere Berechnungen. Es wurde nichts geändert; bitte warten Sie, bis sie fertig sind, und versuchen Sie es dann erneut.',
  /** A name, not a sentence: spec §8. */
  busy: 'server_busy',
  /** Nobody reads it. */
  callerGone: 'Die Anfrage wurde abgebrochen.',
} as const;
