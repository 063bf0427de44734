export const feedTexts = { audit: 'Tabelle, über ihre Adresse abgerufen' } as const;
