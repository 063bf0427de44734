/** What the plain pages of the shell say. */
export const texts = {
  toDashboard: 'Zum Dashboard',
  toLogin: 'Zur Anmeldung',

  closedTitle: 'Dieser Bereich ist für diesen Dialog gerade nicht verfügbar',
  closed:
    'Dafür gibt es zwei mögliche Gründe: Ihre Berechtigung für diesen Dialog umfasst den Bereich nicht, oder der Dialog enthält noch keine Frage. Die verfügbaren Bereiche finden Sie in der Leiste oben.',

  servedTitle: 'Dieser Dialog lässt sich gerade nicht öffnen',
  served: 'Der Server hat die Seite des Dialogs nicht geliefert. Bitte versuchen Sie es in einem Moment noch einmal.',
  opening: 'Der Dialog wird geöffnet.',

  screenMissing: 'Dieser Bereich konnte nicht geladen werden',
  screenMissingMore:
    'Was gespeichert war, ist davon nicht betroffen. Bitte prüfen Sie Ihre Verbindung und laden Sie die Seite neu.',
  reload: 'Seite neu laden',

  teaserPaused: 'Pausiert',
  teaser:
    'Dieser Fall ist gerade pausiert: Er wurde vorübergehend ausgeschaltet. Wer schon spielt, verliert nichts und macht später dort weiter, wo es war.',
  legal: 'Rechtliches',
} as const;
