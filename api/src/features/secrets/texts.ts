/** German sentences about the secrets of dialogs. */
export const secretTexts = {
  unknown: (name: string) => `Ein Geheimnis „${name}“ gibt es in diesem Dialog nicht (mehr).`,
  gone: (name: string) => `Das Geheimnis „${name}“ lässt sich nicht mehr zurückholen. Bitte geben Sie es neu ein.`,
  tooMany: (most: number) =>
    `Ein Dialog hat höchstens ${most} Geheimnisse. Bitte löschen Sie zuerst eines, das nicht mehr gebraucht wird.`,
} as const;
