/** German sentences about publishing. */
export const publicationTexts = {
  nothingAsked:
    'Der Entwurf stellt keine Frage und lässt sich so nicht veröffentlichen. Legen Sie zuerst in „Bearbeiten“ eine Frage an. Für Teilnehmende hat sich nichts geändert.',
} as const;
