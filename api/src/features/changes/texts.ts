/** German sentences about following a dialog's changes. */
export const changeTexts = {
  tooManyStreams:
    'Gerade folgen zu viele Fenster den Änderungen. Ihre eigenen Änderungen werden weiter gespeichert; die der anderen sehen Sie nach dem Neuladen.',
} as const;
