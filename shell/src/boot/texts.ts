/** What the page itself says: its name, and what it says when code or everything is missing. */
export const texts = {
  product: 'Dialogwerk',

  crashTitle: 'Die Anwendung wurde angehalten',
  crash:
    'Es ist ein Fehler aufgetreten, nach dem die Anzeige nicht weitergeht. Was gespeichert war, ist davon nicht betroffen. Bitte laden Sie die Seite neu.',
  reload: 'Seite neu laden',
} as const;
