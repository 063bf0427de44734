/** Said where a part of the page is missing. */
export const faultTexts = {
  dialogLost:
    'Das Fenster konnte nicht geöffnet werden. Bitte versuchen Sie es noch einmal oder laden Sie die Seite neu.',
  partMissing: 'Dieser Teil der Seite konnte nicht geladen werden.',
} as const;
