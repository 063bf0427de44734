export const healthTexts = {
  databaseAway: 'Die Datenbank ist gerade nicht erreichbar. Der Dienst antwortet, sobald sie wieder da ist.',
} as const;
