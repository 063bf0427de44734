/** What an author reads when a call did not succeed and the server gave no sentence of its own. */
export const texts = {
  noAnswer: 'Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Internetverbindung.',
  busy: 'Der Server ist gerade ausgelastet. Bitte versuchen Sie es gleich noch einmal.',
  failed: (status: number) => `Ein Fehler ist aufgetreten (Status ${status}).`,
  unknown: 'Ein Fehler ist aufgetreten.',
} as const;
