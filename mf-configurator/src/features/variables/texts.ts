/** What authors read about variables. */
export const texts = {
  title: 'Variablen',
  hint: 'Eine Variable hält eine Antwort fest. Mit ihr stellen Sie Bedingungen, rechnen Sie und setzen Sie Antworten in Texte ein.',
  none: 'Noch keine Variable. Geben Sie einer Frage unter „Antwort“ einen Variablennamen.',
  search: 'Variable suchen',
  notFound: (query: string) => `Keine Variable enthält „${query}“.`,
  setAt: 'Gesetzt in',
  usedAt: 'Verwendet in',
  nowhereUsed: 'Wird noch nirgends verwendet.',
  nowhereSet: 'Wird nirgends gesetzt und bleibt deshalb leer.',
  rename: (name: string) => `„${name}“ umbenennen`,
  renaming: { label: 'Neuer Name', keep: 'Umbenennen', cancel: 'Abbrechen' },
  taken: (name: string) => `Eine Variable „${name}“ gibt es schon. Bitte wählen Sie einen anderen Namen.`,
  renamed: (before: string, after: string, places: number) =>
    `„${before}“ heißt jetzt „${after}“, ${places === 1 ? 'an 1 Stelle' : `an ${places} Stellen`} geändert.`,
  messages: 'Begrüßung & Ende',
  show: (place: string) => `${place} zeigen`,
} as const;
