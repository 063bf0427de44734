/** What is said where the help does not come; all else comes with it. */
export const besideTexts = {
  failed: 'Die Hilfe konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
} as const;
