/** German sentences about accounts. */
export const accountTexts = {
  wrongPassword: 'Das Passwort ist falsch. Es wurde nichts geändert.',
  emailTaken:
    'Diese E-Mail-Adresse gehört inzwischen zu einem anderen Konto. Ihre bisherige Adresse gilt weiter; bitte wählen Sie eine andere.',
  sameEmail: 'Das ist schon die E-Mail-Adresse Ihres Kontos. Es wurde nichts geändert.',
  alreadyValidated: 'Ihre E-Mail-Adresse ist schon bestätigt.',
  unknownSession: 'Diese Anmeldung gibt es nicht mehr.',
  unknownInvitation: 'Diese Einladung gibt es nicht mehr. Bitten Sie die Person, die Sie eingeladen hat, um eine neue.',
  lastAdmin:
    'Sie sind die einzige Person mit Adminrechten. Geben Sie diese Rechte zuerst jemand anderem, dann können Sie Ihr Konto löschen. Es wurde nichts geändert.',
} as const;
