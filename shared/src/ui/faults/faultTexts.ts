/** Said where a part of the page is missing, or a call has failed. */
export const faultTexts = {
  dialogLost:
    'Das Fenster konnte nicht geöffnet werden. Bitte versuchen Sie es noch einmal oder laden Sie die Seite neu.',
  /** Spec §8, 'Generic API error'. */
  callFailed: (status: number) => `Ein Fehler ist aufgetreten. (Status ${status})`,
  partMissing: 'Dieser Teil der Seite konnte nicht geladen werden.',
} as const;
