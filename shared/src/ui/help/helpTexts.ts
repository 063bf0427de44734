/** What authors read around a passage of the help. */
export const helpTexts = {
  helpOn: (what: string) => `Hilfe zu: ${what}`,
  example: 'Beispiel',
  whole: 'Mehr in der Hilfe',
  close: 'Schließen',
  loading: 'Die Hilfe wird geladen …',
  missing: 'Die Hilfe konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
} as const;
