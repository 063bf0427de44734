/** What authors read in the search. */
export const texts = {
  title: 'Block suchen',
  field: 'Suchen nach Text, Name, Variable oder Art',
  results: 'Gefundene Blöcke',
  found: (count: number) => (count === 1 ? '1 Block gefunden.' : `${count} Blöcke gefunden.`),
  none: (query: string) => `Kein Block enthält „${query}“.`,
  keys: 'Pfeiltasten wählen aus, die Eingabetaste springt hin, Esc schließt.',
} as const;
