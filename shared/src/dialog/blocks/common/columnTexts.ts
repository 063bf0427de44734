import type { RecordingKind } from '../../../contract/index.ts';

/** What columns of data are called, beside the authors' own words. */
export const columnTexts = {
  chosen: [
    { value: 0, label: 'nicht gewählt' },
    { value: 1, label: 'gewählt' },
  ],
  allChosen: 'alle gewählten',
  inOrder: 'in dieser Reihenfolge',
  asChosen: 'wie angeklickt',
  score: 'Punkte',
  other: 'Sonstiges',
  entry: 'Eintrag, der geantwortet hat',
  noEntry: 'kein passender Eintrag',
  helpful: 'War das hilfreich?',
  yes: 'Ja',
  no: 'Nein',
  recording: (kind: RecordingKind, media_id: string) =>
    `${kind === 'audio' ? 'Sprachaufnahme' : 'Videoaufnahme'} ${media_id}`,
} as const;
