/** What people read about logging in and out. Spec §4 and §8 fix the sentences marked so. */
export const texts = {
  /** Spec §8, 'Login'. */
  noResponse: 'Fehler.',
  passwordExpired: 'Ihr Passwort ist abgelaufen. Bitte setzen Sie Ihr Passwort zurück.',
  tooManyTries: 'Zu viele Versuche. Bitte versuchen Sie es später erneut.',
  invalidCredentials: 'Invalid credentials',
  /** Spec §8, login_refresh without a stored route. */
  pleaseLogIn: 'Bitte anmelden.',

  product: 'Dialogwerk',
  claim: 'Dialoge, die man gern beantwortet',
  pitch: 'Bauen, trainieren, testen, teilen und auswerten – alles an einem Ort.',
  sample: [
    'Hallo! Schön, dass Sie da sind.',
    'Wie zufrieden sind Sie mit Ihrer Woche?',
    'Sehr – das Team war großartig.',
  ],

  loginTitle: 'Anmelden',
  loginLead: 'Melden Sie sich mit Ihrer E-Mail-Adresse an.',
  refreshTitle: 'Erneut anmelden',
  refreshLead:
    'Für diesen Schritt bestätigen Sie bitte noch einmal, dass Sie es sind. Danach geht es dort weiter, wo Sie waren.',
  username: 'E-Mail-Adresse',
  usernameMissing: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
  password: 'Passwort',
  passwordMissing: 'Bitte geben Sie Ihr Passwort ein.',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  passwordLong: (least: number) => `mindestens ${least} Zeichen`,
  passwordRare: 'keines, das häufig benutzt wird (wird beim Speichern geprüft)',
  passwordTooShort: (least: number) => `Das Passwort ist zu kurz. Bitte wählen Sie mindestens ${least} Zeichen.`,
  ruleMet: '(erfüllt)',
  ruleOpen: '(noch nicht erfüllt)',
  submit: 'Anmelden',
  submitting: 'Anmeldung läuft …',
  forgotten: 'Passwort vergessen?',
  byLink: 'Link zum Anmelden schicken',
  cancel: 'Abbrechen und zurück',
  legal: 'Rechtliches',
} as const;
