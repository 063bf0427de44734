/** What the check says of what comes from other hosts. */
export const embedTexts = {
  broken:
    'Die eingebettete Adresse lässt sich nicht zeigen. Nötig ist die https-Adresse eines Videos oder einer Seite.',
  forbidden: (host: string, hosts: readonly string[]) =>
    `Inhalte von ${host} sind auf diesem Server nicht erlaubt. Erlaubt: ${hosts.join(', ') || 'keine'}.`,
  meets: 'Der Browser zeigt den Inhalt nicht; es bleibt nur ein Link, der in einem neuen Tab öffnet.',
  untitled: 'Der eingebettete Inhalt hat keinen Titel.',
  untitledMeets: 'Vor dem Anzeigen ist nicht zu lesen, worum es geht, und ein Screenreader nennt nur den Anbieter.',
} as const;
