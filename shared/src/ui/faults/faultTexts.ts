/** Said where a part of the page is missing. */
export const faultTexts = {
  dialogLost: 'Das Fenster konnte nicht geöffnet werden. Bitte laden Sie die Seite neu.',
} as const;
