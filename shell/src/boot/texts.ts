/** What the page itself says: its name, and what it says when code or everything is missing. */
export const texts = {
  product: 'Dialogwerk',

  crashTitle: 'Die Anwendung wurde angehalten',
  crash:
    'Wegen eines Fehlers geht es hier nicht weiter. Was gespeichert war, ist davon nicht betroffen. Bitte laden Sie die Seite neu.',
  contentLostTitle: 'Diese Ansicht wurde angehalten',
  contentLost:
    'Es ist ein Fehler aufgetreten; er wurde gemeldet. Was gespeichert war, ist davon nicht betroffen. Versuchen Sie es noch einmal, oder gehen Sie in einen anderen Bereich.',
  reload: 'Seite neu laden',
} as const;
