import type { Wait } from './model/waitsOf.ts';

/** What authors read about who waits for whom in a multi-chat. */
export const flowTexts = {
  title: 'Ablauf',
  intro:
    'Welcher Dialog wann beginnt und welcher Block worauf wartet, in der Reihenfolge, in der die Dialoge beginnen können.',
  none: 'Alle Dialoge beginnen sofort und laufen unabhängig voneinander.',
  begins: {
    'at-once': 'Beginnt sofort.',
    after: 'Beginnt später:',
    never: 'Beginnt nie, weil die Dialoge im Kreis aufeinander warten:',
  },
  nothing: 'Kein Block wartet auf etwas.',
  /** Before the place that it waits for. */
  before: {
    startDialog: 'sobald beantwortet ist:',
    waitFor: 'wartet auf',
    moveDialog: 'folgt auf',
    waitAPI: 'wartet auf einen Aufruf von außen',
  } satisfies Record<Wait['kind'], string>,
  /** Behind that place. */
  delay: (kind: Wait['kind'], time: string) =>
    kind === 'moveDialog' ? `, wenn sie ${time} lang ohne Antwort bleibt` : `, ${time} danach`,
  never: 'Wirkt nie: Niemand kommt an die Stelle.',
  list: 'Dialoge in der Reihenfolge, in der sie beginnen',
} as const;
