/** What people read around the screens: bars, menus, dialogs. Spec §2 and §8 fix the sentences marked so. */
export const texts = {
  product: 'Dialogwerk',
  bar: 'Kopfzeile',
  toDashboard: 'Dashboard',
  path: 'Sie sind hier',
  backToEditing: 'Zurück zum Bearbeiten',
  tabs: 'Bereiche des Dialogs',
  barLost:
    'Die Kopfzeile lässt sich gerade nicht anzeigen. Was Sie bearbeiten und was gespeichert ist, ist davon nicht betroffen.',
  tabClosed: 'Für diesen Dialog gerade nicht verfügbar',

  /** Spec §2, 'Shows the survey name'. */
  newDialog: 'Neuer Dialog',
  crimeGame: 'Tatort-Game',
  loadingName: 'loading...',
  /** Spec §2, module tabs and toggle. */
  restart: 'Neu starten',
  update: 'Update',
  live: 'Live',
  inactive: 'Inaktiv',
  team: 'Team',
  switching: 'Der Status wird geändert …',
  mayNotSwitch: 'Für diesen Dialog nicht schaltbar',

  close: 'Schließen',

  profile: 'Profilmenü',
  account: 'Ihr Konto',
  signedOut: 'Nicht angemeldet',
  settings: 'Einstellungen',
  help: 'Hilfe Center',
  privacy: 'Datenschutz',
  imprint: 'Impressum',
  terms: 'AGBs',
  admin: 'Admin',
  login: 'Login',
  logout: 'Logout',
  appearance: 'Darstellung',
  light: 'Hell',
  dark: 'Dunkel',
  system: 'Wie das Gerät',

  skip: 'Zum Inhalt springen',

  /** Spec §8, 'Error dialog'. */
  error: 'Ups… Es ist etwas schiefgelaufen. Bitte versuchen Sie es jetzt oder zu einem späteren Zeitpunkt erneut.',
  tokenExpired: 'Sie wurden automatisch ausgeloggt. Bitte loggen Sie sich erneut ein.',
  dialogEnded: 'Der Dialog wurde bereits beendet. Daher ist ein Dialog aktuell nicht mehr möglich.',
  serverBusy: 'Unser Messenger ist gerade ausergewöhnlich stark ausgelastet...',
  /** Spec §8, 'Generic API error'. */
  callFailed: (status: number) => `Ein Fehler ist aufgetreten. (Status ${status})`,
  /** For whoever runs the installation. */
  requestId: (id: string) => `Kennung der Anfrage: ${id}`,
  /** Which shell, modules and api were open, as one id. */
  composition: (id: string) => `Stand der Anwendung: ${id}`,
  copy: 'Kopieren',
  copied: 'Kopiert',
  refresh: 'Seite neu laden',
  errorLabel: 'Fehlermeldung',
} as const;
