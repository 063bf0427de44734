/** What translators read in a file, besides the texts. */
export const xliffTexts = {
  about: (name: string) =>
    `Texte des Dialogs „${name}“. Zeichen wie **fett** und [Text](Adresse) sind Auszeichnung und bleiben. Geschützt ist, was eingesetzt wird, und die Pause zwischen zwei Nachrichten.`,
  before: (text: string) => `Seither geändert. Übersetzt wurde: ${text}`,
} as const;
