import { counted } from '@dialogwerk/shared/numbers';

/** What authors read in the search. */
export const texts = {
  title: 'Block suchen',
  field: 'Suchen nach Text, Name, Variable oder Art',
  results: 'Gefundene Blöcke',
  found: (count: number) => counted(count, 'Block gefunden.', 'Blöcke gefunden.'),
  none: (query: string) => `Kein Block enthält „${query}“.`,
  keys: 'Pfeiltasten wählen aus, die Eingabetaste springt hin, Esc schließt.',
} as const;
