/** German sentences about passwords. */
export const passwordTexts = {
  tooShort: 'Das Passwort ist zu kurz. Bitte wählen Sie mindestens 10 Zeichen.',
  tooCommon: 'Dieses Passwort wird sehr häufig benutzt und ist leicht zu erraten. Bitte wählen Sie ein anderes.',
} as const;
