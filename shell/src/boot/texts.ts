/** What the page itself says: its default head (also in `index.html`), and its last words. */
export const texts = {
  product: 'Dialogwerk',
  /** Spec §2: the default title and description speak of the dialog experience. */
  title: 'Dialogwerk – Dialoge, die man gern beantwortet',
  description:
    'Mit Dialogwerk bauen, testen und teilen Sie Befragungen als Chat – und werten die Antworten an einem Ort aus.',

  crashTitle: 'Die Anwendung wurde angehalten',
  crash:
    'Es ist ein Fehler aufgetreten, nach dem die Anzeige nicht weitergeht. Was gespeichert war, ist davon nicht betroffen. Bitte laden Sie die Seite neu.',
  reload: 'Seite neu laden',
} as const;
