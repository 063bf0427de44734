/** What the login answers (spec §8). */
export const sessionTexts = {
  firstAccount: (username: string, password: string) =>
    [
      'Ein erstes Konto wurde angelegt. Dieses Passwort wird nur dieses eine Mal gezeigt:',
      `  Benutzername: ${username}`,
      `  Passwort:     ${password}`,
    ].join('\n'),
} as const;
