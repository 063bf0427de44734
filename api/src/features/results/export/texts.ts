import type { Variable } from '@dialogwerk/shared/dialog';

/** What files say beside the authors' and the respondents' words. */
export const exportTexts = {
  sheets: { values: 'Werte', labels: 'Beschriftungen', codebook: 'Codebuch' },
  codebookColumns: ['Variable', 'Beschreibung', 'Art', 'Messniveau', 'Werte', 'Fehlende Werte', 'Mehrfachantwort'],
  types: {
    number: 'Zahl',
    text: 'Text',
    date: 'Datum',
    time: 'Uhrzeit',
    datetime: 'Datum und Uhrzeit',
  } satisfies Record<Variable['type'], string>,
  measures: { nominal: 'nominal', ordinal: 'ordinal', scale: 'metrisch' } satisfies Record<Variable['measure'], string>,
  codebookOf: (name: string) => `Codebuch: ${name}`,
  codebookLead: (conversations: number, variables: number) =>
    `${variables} Variablen, ${conversations === 1 ? '1 Gespräch' : `${conversations.toLocaleString('de')} Gespräche`}. Die Zahlen für fehlende Werte stehen in SPSS-Dateien immer, in CSV und Excel auf Wunsch.`,
  kinds: {
    xlsx: 'Antworten',
    csv: 'Antworten',
    sav: 'Antworten',
    json: 'Antworten',
    transcripts: 'Gespraeche',
    codebook: 'Codebuch',
  },
  conversation: (id: string, begun: string, state: string) => `=== Gespräch ${id}, begonnen am ${begun}, ${state} ===`,
  bot: 'Dialog',
  respondent: 'Person',
} as const;
