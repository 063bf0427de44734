/** What people read on the screens that the links in mails lead to. Spec §8 fixes the sentence marked so. */
export const texts = {
  /** Spec §8, magic-link login failure. */
  invalidLink: 'Ungültiger Link. Bitte erneut versuchen oder anmelden.',

  magicTitle: 'Anmelden mit Link',
  magicLead: 'Wir schicken Ihnen einen Link, mit dem Sie sich ohne Passwort anmelden.',
  checking: 'Der Link wird geprüft …',
  newLink: 'Oder lassen Sie sich einen neuen Link schicken:',

  username: 'E-Mail-Adresse',
  requestLink: 'Link anfordern',
  requesting: 'Wird gesendet …',
  linkSent:
    'Wenn es ein Konto mit dieser Adresse gibt, ist eine E-Mail mit einem Link unterwegs. Bitte sehen Sie auch im Spam-Ordner nach.',

  registrationTitle: 'Konto anlegen',
  registrationLead: 'Sie wurden eingeladen. Noch Ihr Name und ein Passwort, dann kann es losgehen.',
  fixedUsername: 'Die Adresse steht durch die Einladung fest.',
  register: 'Konto anlegen',
  registering: 'Konto wird angelegt …',

  acceptedTitle: 'Einladung angenommen',
  joined: (names: readonly string[]) =>
    `Sie gehören jetzt zum Arbeitsbereich ${names.map((name) => `„${name}“`).join(', ')}.`,
  accepted: (names: readonly string[]) =>
    names.length === 1 ? `Sie gehören jetzt zum Team von „${names[0]}“.` : 'Sie gehören jetzt zum Team dieser Dialoge:',

  resetTitle: 'Passwort zurücksetzen',
  resetLead: 'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir schicken Ihnen einen Link für ein neues Passwort.',
  newPasswordTitle: 'Neues Passwort',
  newPasswordLead: 'Danach melden Sie sich überall neu an.',
  newPassword: 'Neues Passwort',
  savePassword: 'Passwort speichern',
  saving: 'Wird gespeichert …',
  passwordSavedTitle: 'Das neue Passwort gilt',
  passwordSaved: (username: string) =>
    `Melden Sie sich als ${username} mit dem neuen Passwort an. Alle bisherigen Anmeldungen sind beendet.`,

  validationTitle: 'E-Mail-Adresse bestätigen',
  validatedTitle: 'E-Mail-Adresse bestätigt',
  validated: (username: string) => `${username} ist jetzt die bestätigte Adresse Ihres Kontos.`,
  validationLead: 'Öffnen Sie bitte den Link aus der E-Mail, die wir Ihnen geschickt haben.',
  validationSignedOut: 'Einen neuen Link bekommen Sie in den Einstellungen Ihres Kontos, sobald Sie angemeldet sind.',
  resend: 'E-Mail erneut senden',
  resent: 'Die E-Mail ist unterwegs. Bitte sehen Sie auch im Spam-Ordner nach.',
} as const;
