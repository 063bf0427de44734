/** What each first screen may have to say of session and dialog; what the login says comes with its screens. */
export const guardTexts = {
  /** Spec §4. */
  loggedOut: 'Sie wurden abgemeldet. Bitte erneut anmelden.',
  unreachableTitle: 'Der Server ist gerade nicht erreichbar',
  unreachable:
    'Ihre Anmeldung konnte nicht geprüft werden. Sie bleiben angemeldet, und Ihre gespeicherten Dialoge sind davon nicht betroffen. Bitte prüfen Sie Ihre Verbindung.',
  surveyFault: 'Der Dialog konnte nicht geladen werden',
  surveySafe: 'Gespeichertes ist davon nicht betroffen.',
  toDashboard: 'Zum Dashboard',
} as const;
