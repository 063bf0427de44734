/** German sentences about publishing. */
export const publishTexts = {
  deletedMeanwhile: 'Dieser Dialog wurde gerade gelöscht. Es wurde nichts veröffentlicht.',
  movedOn:
    'Der Entwurf wurde inzwischen weiter bearbeitet. Bitte sehen Sie sich die Änderungen noch einmal an. Es wurde nichts veröffentlicht.',
  unknownPublication: 'Diese Veröffentlichung gibt es nicht. Bitte laden Sie die Liste neu.',
} as const;
