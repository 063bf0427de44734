import { blockFacts } from '@dialogwerk/shared/dialog';
import { valueTexts } from '../../fieldTexts.ts';

/** How many entries are named. */
const MOST = 8;

/** What authors read where a question takes over what an earlier one offers. */
export const carryTexts = {
  from: blockFacts.single.fields.carry,
  ownOnly: 'Keine: nur eigene Einträge',
  gone: 'Frage gibt es nicht (mehr)',
  which: 'Welche davon',
  ways: valueTexts.carryWays,
  nothing: 'Von dieser Frage lässt sich nichts übernehmen. Es bleiben die eigenen Einträge.',
  taken: (entries: readonly string[]) =>
    entries.length === 0
      ? 'Die Frage bietet noch nichts an.'
      : `Davor stehen, je nach Antwort: ${entries.slice(0, MOST).join(', ')}${entries.length > MOST ? ' …' : ''}. Bleibt nichts übrig, wird die Frage übergangen.`,
} as const;
