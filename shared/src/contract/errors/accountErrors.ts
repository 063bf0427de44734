import { refusal } from './ErrorRecord.ts';

export interface Named {
  readonly username: string;
}

/** Refusals about tokens, logins and accounts. The English words are those of spec §8. */
export const accountErrors = {
  'token/missing': refusal(401, 'Missing Authorization Header'),
  'token/unreadable': refusal(401, 'Not enough segments'),
  'token/wrong-kind': refusal(401, 'Dieser Zugang gilt hier nicht. Bitte melden Sie sich mit dem passenden Zugang an.'),
  'login/expired': refusal(401, 'Token has expired'),
  'login/fresh-required': refusal(401, 'Fresh token required'),
  'login/invalid-credentials': refusal(401, 'Invalid credentials'),
  'login/password-expired': refusal(418, 'Ihr Passwort ist abgelaufen. Bitte setzen Sie Ihr Passwort zurück.'),
  'account/disabled': refusal(401, 'Account is disabled.'),
  'link/invalid': refusal(400, 'Ungültiger Link. Bitte erneut versuchen oder anmelden.'),
  'registration/other-address': refusal(
    400,
    'Dieser Link gilt für eine andere E-Mail-Adresse. Bitte öffnen Sie den Link aus Ihrer eigenen E-Mail.',
    'username',
  ),
  'registration/exists': refusal(
    400,
    'Für diese E-Mail-Adresse gibt es schon ein Konto. Bitte melden Sie sich damit an.',
  ),
  /** `field` names the field of the new password. */
  'password/weak': refusal(400, ({ problem }: { readonly problem: string }) => problem),
  'account/wrong-password': refusal(409, 'Das Passwort ist falsch. Es wurde nichts geändert.', 'password'),
  'account/last-admin': refusal(
    409,
    'Sie sind die einzige Person mit Adminrechten. Geben Sie diese Rechte zuerst jemand anderem, dann können Sie Ihr Konto löschen. Es wurde nichts geändert.',
  ),
  'email/taken': refusal(
    409,
    'Diese E-Mail-Adresse gehört inzwischen zu einem anderen Konto. Ihre bisherige Adresse gilt weiter; bitte wählen Sie eine andere.',
  ),
  'email/unchanged': refusal(
    409,
    'Das ist schon die E-Mail-Adresse Ihres Kontos. Es wurde nichts geändert.',
    'username',
  ),
  'email/already-validated': refusal(409, 'Ihre E-Mail-Adresse ist schon bestätigt.'),
  'session/unknown': refusal(404, 'Diese Anmeldung gibt es nicht mehr.'),
  'invitation/unknown': refusal(
    404,
    'Diese Einladung gibt es nicht mehr. Bitten Sie die Person, die Sie eingeladen hat, um eine neue.',
  ),
  'avatar/unknown': refusal(400, 'Dieses Bild gibt es nicht. Bitte prüfen Sie die Angaben in der Adresse.'),

  /** `problem` says what is missing, or why it cannot be. */
  'release/refused': refusal(409, ({ problem }: { readonly problem: string }) => problem),
  'admin/unknown-user': refusal(404, 'Dieses Konto gibt es nicht (mehr).'),
  'admin/unknown-address': refusal(
    404,
    ({ username }: Named) => `Für ${username} gibt es kein Konto. Es wurde nichts geändert.`,
  ),
  'admin/unknown-survey': refusal(404, 'Diesen Dialog gibt es nicht (mehr).'),
  'admin/disabled-owner': refusal(
    409,
    ({ username }: Named) => `Das Konto ${username} ist gesperrt und kann keinen Dialog übernehmen.`,
  ),
  'admin/account-exists': refusal(
    409,
    ({ username }: Named) => `Für ${username} gibt es schon ein Konto. Es wurde keine E-Mail versendet.`,
  ),
  'admin/already-validated': refusal(
    409,
    ({ username }: Named) => `Die E-Mail-Adresse ${username} ist schon bestätigt.`,
  ),
  'admin/oneself': refusal(
    409,
    'Ihr eigenes Konto können Sie hier weder sperren noch ihm die Adminrechte nehmen. Bitten Sie eine andere Person mit Adminrechten darum. Es wurde nichts geändert.',
  ),
};
