import type { DataColumn } from '@dialogwerk/shared/dialog';
import { counted } from '@dialogwerk/shared/numbers';
import type { ExportData } from './ExportData.ts';

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
  } satisfies Record<DataColumn['type'], string>,
  measures: { nominal: 'nominal', ordinal: 'ordinal', scale: 'metrisch' } satisfies Record<
    DataColumn['measure'],
    string
  >,
  codebookOf: (name: string) => `Codebuch: ${name}`,
  renamed: (label: string, alias: NonNullable<DataColumn['alias']>) =>
    `${label} (im Dialog seit Version ${alias.revision} „${alias.name}“)`,
  rows: {
    conversations: (count: number) => counted(count, 'Gespräch', 'Gespräche'),
    participations: (count: number) => counted(count, 'Teilnahme', 'Teilnahmen'),
    rounds: (count: number) => `die Runden aus ${counted(count, 'Gespräch', 'Gesprächen')}`,
    earlier: (count: number) => `frühere Antworten aus ${counted(count, 'Gespräch', 'Gesprächen')}`,
  } satisfies Record<ExportData['unit'], (count: number) => string>,
  codebookLead: (rows: string, variables: number) =>
    `${variables} Variablen, ${rows}. Die Zahlen für fehlende Werte stehen in SPSS-Dateien immer, in CSV und Excel auf Wunsch.`,
  kinds: {
    xlsx: 'Antworten',
    csv: 'Antworten',
    sav: 'Antworten',
    json: 'Antworten',
    transcripts: 'Gespraeche',
    codebook: 'Codebuch',
    package: 'Replikationspaket',
  },
  /** What a file holds whose rows are no conversations. */
  tables: { rounds: 'Runden', earlier: 'Fruehere-Antworten' },
  asked: {
    column: 'Frage und Versionen',
    offered: (revisions: readonly number[]) =>
      revisions.length === 1
        ? `Angeboten in Version ${revisions.join()}`
        : `Angeboten in den Versionen ${revisions.join(', ')}`,
    wording: (text: string, revisions: readonly number[]) => `Version ${revisions.join(', ')}: ${text}`,
  },
  conversation: (id: string, begun: string, state: string) =>
    `=== Gespräch ${id}, begonnen am ${begun} (Uhrzeit in Berlin), ${state} ===`,
  coding: {
    codes: { title: 'Codes', columns: ['Variable', 'Frage', 'Code', 'Beschreibung', 'Antworten'] },
    coders: { title: 'Codierende', columns: ['Frage', 'Person', 'Codierte Antworten'] },
    agreement: {
      title: 'Übereinstimmung',
      columns: ['Frage', 'Code', 'Person 1', 'Person 2', 'Gemeinsam codierte Antworten', 'Cohens Kappa'],
    },
    allCodes: 'Alle Codes',
    allPairs: 'Alle Paare (Mittel nach Light 1971)',
  },
  bot: 'Dialog',
  respondent: 'Person',
} as const;
