/** German sentences of the admin side. */
export const adminTexts = {
  unknownUser: 'Dieses Konto gibt es nicht (mehr).',
  unknownAddress: (username: string) => `Für ${username} gibt es kein Konto. Es wurde nichts geändert.`,
  unknownSurvey: 'Diesen Dialog gibt es nicht (mehr).',
  disabledOwner: (username: string) => `Das Konto ${username} ist gesperrt und kann keinen Dialog übernehmen.`,
  accountExists: (username: string) => `Für ${username} gibt es schon ein Konto. Es wurde keine E-Mail versendet.`,
  alreadyValidated: (username: string) => `Die E-Mail-Adresse ${username} ist schon bestätigt.`,
  oneself:
    'Ihr eigenes Konto können Sie hier weder sperren noch ihm die Adminrechte nehmen. Bitten Sie eine andere Person mit Adminrechten darum. Es wurde nichts geändert.',
} as const;
