import type { FormatCode } from '../model/TrainingFile.ts';

/** A kind of file that examples go out to and come in from. */
export interface TrainingFormat {
  readonly id: 'csv' | 'rasa' | 'lu';
  /** As authors read it. */
  readonly name: string;
  /** With the dot; the first is written. */
  readonly extensions: readonly [string, ...string[]];
  readonly mime: string;
  readonly load: () => Promise<FormatCode>;
}

/** Every kind, in the order in which a file is tried by its content: each is stricter than the next. */
export const trainingFormats: readonly TrainingFormat[] = [
  {
    id: 'csv',
    name: 'CSV',
    extensions: ['.csv', '.tsv'],
    mime: 'text/csv',
    load: async () => (await import('./csv/csv.ts')).csv,
  },
  {
    id: 'rasa',
    name: 'Rasa NLU',
    extensions: ['.yml', '.yaml'],
    mime: 'application/yaml',
    load: async () => (await import('./rasa/rasa.ts')).rasa,
  },
  {
    id: 'lu',
    name: 'Microsoft LU',
    extensions: ['.lu'],
    mime: 'text/plain',
    load: async () => (await import('./lu/lu.ts')).lu,
  },
];
