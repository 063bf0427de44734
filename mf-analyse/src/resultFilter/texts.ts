import type { QualityFlag, ResultState } from '@dialogwerk/shared/contract';
import { markTexts } from '@dialogwerk/shared/dialog';

/** What the conditions of a filter are called, wherever they stand. */
export const filterNames = {
  states: {
    finished: 'Beendet',
    screened: 'Ausgeschieden',
    waiting: 'Unterwegs',
    stopped: 'Aufgehört',
    opened: 'Nur geöffnet',
  } satisfies Record<ResultState, string>,
  stateHelp: {
    finished: 'Bis zum Ende gekommen.',
    screened: 'Hat eine nötige Einwilligung abgelehnt, oder die Quote war voll.',
    waiting: 'Hat in den letzten 24 Stunden geantwortet und kann noch weitermachen.',
    stopped: 'Seit 24 Stunden keine Antwort, nicht beendet.',
    opened: 'Hat den Link geöffnet und noch nichts geantwortet.',
  } satisfies Record<ResultState, string>,
  devices: markTexts.devices,
  flags: {
    ...markTexts.flags,
    none: 'Ohne Auffälligkeit',
  } satisfies Record<QualityFlag | 'none', string>,
  flagHelp: {
    fast: 'Schneller beantwortet, als man lesen kann.',
    straight: 'In jeder Fragenbatterie bei allen Zeilen dieselbe Stufe.',
    nonsense: 'Freitexte, die keine Wörter sind.',
    duplicate: 'Genau dieselben Antworten wie in einem früheren Gespräch.',
    none: 'Beendet und geprüft, nichts fiel auf.',
  } satisfies Record<QualityFlag | 'none', string>,
  publication: (when: string, note: string) => (note === '' ? `Version vom ${when}` : `${when}: ${note}`),
  noLanguage: 'Ohne Angabe',
  noPublication: 'Ältere Version',
  emptyValue: '(ohne)',
} as const;
