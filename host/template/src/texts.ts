/** Everything that people read in this module. */
export const texts = {
  title: 'Neuer Bereich',
  about: (name: string) => `Hier geht es um den Dialog „${name}“.`,
  count: 'Dialoge zählen',
  counted: (count: number) =>
    count === 1 ? 'Sie haben einen Dialog.' : `Sie haben ${count.toLocaleString('de')} Dialoge.`,
  notCounted: 'Ihre Dialoge konnten nicht gezählt werden. Bitte versuchen Sie es noch einmal.',
  crashed: 'In diesem Bereich ist etwas schiefgelaufen. Ihre gespeicherten Dialoge sind davon nicht betroffen.',
} as const;
