/** Revisions that asked a question in the same words. */
export interface Wording {
  readonly text: string;
  readonly revisions: readonly number[];
}

/** What stands behind a column of answers. */
export interface AskedColumn {
  /** From the oldest to the newest. */
  readonly wordings: readonly Wording[];
  /** The revisions that offered the question, the option or the item. */
  readonly offered: readonly number[];
}

/** What a figure is of: `missing` kinds are counted by their codes, all others over the values that are there. */
export const figureKinds = [
  'anzahl',
  'anteil',
  'n',
  'mittelwert',
  'standardabweichung',
  'minimum',
  'q1',
  'median',
  'q3',
  'maximum',
  'keine_angabe',
  'beantwortet',
  'uebersprungen',
  'zurueckgezogen',
  'offen',
  'gefragt',
] as const;
export type FigureKind = (typeof figureKinds)[number];

/** Whose values: of all conversations of the file, or of the finished ones. */
export type FigureBase = 'alle' | 'beendet';

/** A figure of one column; several of them are added up. */
export interface FigurePart {
  /** The name of a column of numbers. */
  readonly column: string;
  readonly base: FigureBase;
  readonly kind: FigureKind;
  /** Of 'anzahl' and 'anteil' alone. */
  readonly value: number | null;
  readonly factor: 1 | -1;
}

/** A figure as the analysis shows it, and what it is made of in the data. */
export interface ExpectedFigure {
  readonly expected: number;
  readonly parts: readonly FigurePart[];
}

/** What is known of a study beside its rows; read by the formats that tell it. */
export interface Study {
  readonly id: string;
  /** In the short form of addresses; '' for all conversations. */
  readonly filter: string;
  /** By the names of columns. */
  readonly asked: () => Promise<ReadonlyMap<string, AskedColumn>>;
  readonly figures: () => Promise<readonly ExpectedFigure[]>;
}

/** Of files that are not of one dialog. */
export const noStudy: Study = {
  id: '',
  filter: '',
  asked: () => Promise.resolve(new Map()),
  figures: () => Promise.resolve([]),
};
