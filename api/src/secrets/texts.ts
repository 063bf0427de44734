/** German sentences about the keys of secrets, to the operator. */
export const secretTexts = {
  badKeyFile: (path: string) =>
    `Die Schlüsseldatei „${path}“ lässt sich nicht lesen oder enthält keinen Schlüssel. Bitte spielen Sie sie aus Ihrer Sicherung ein. Nur wenn es keine gibt, löschen Sie die Datei: Dann wird ein neuer Schlüssel angelegt, und alle Geheimnisse müssen neu eingegeben werden.`,
  unreadable: (count: number) =>
    `Hinweis: ${count === 1 ? 'Ein Geheimnis eines Dialogs lässt' : `${count} Geheimnisse von Dialogen lassen`} sich mit den Schlüsseln dieses Servers nicht lesen. Bitte prüfen Sie SECRETS_KEY oder die Datei secrets.key in DATA_DIR; sonst müssen sie neu eingegeben werden.`,
} as const;
