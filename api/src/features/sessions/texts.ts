/** What the login answers (spec §8). */
export const sessionTexts = {
  invalidCredentials: 'Invalid credentials',
  /** Spec §8, status 418. */
  passwordExpired: 'Ihr Passwort ist abgelaufen. Bitte setzen Sie Ihr Passwort zurück.',
  otherAddress: 'Dieser Link gilt für eine andere E-Mail-Adresse. Bitte öffnen Sie den Link aus Ihrer eigenen E-Mail.',
  alreadyRegistered: 'Für diese E-Mail-Adresse gibt es schon ein Konto. Bitte melden Sie sich damit an.',
  firstAccount: (username: string, password: string) =>
    [
      'Ein erstes Konto wurde angelegt. Dieses Passwort wird nur dieses eine Mal gezeigt:',
      `  Benutzername: ${username}`,
      `  Passwort:     ${password}`,
    ].join('\n'),
} as const;
