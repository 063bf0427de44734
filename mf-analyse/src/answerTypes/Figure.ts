import type { ColumnFigures } from '@dialogwerk/shared/contract';

/** How many gave one answer. */
export interface Share {
  readonly id: string;
  readonly label: string;
  /** In place of the label where there is little room. */
  readonly axis?: string;
  readonly count: number;
  /** 0 to 1, of all who gave an answer to the question. */
  readonly share: number;
  /** The interval of 95 % (Wilson) of the share; null where none is given. */
  readonly interval: { readonly low: number; readonly high: number } | null;
}

/** A mean with what it is the mean of. */
export interface Mean {
  readonly id: string;
  readonly label: string;
  readonly n: number;
  readonly mean: number;
  /** Standard deviation of the sample; null below two values. */
  readonly sd: number | null;
}

/** One item of a battery: its shares in the order of the points, as they were clicked, and its mean score. */
export interface BatteryRow {
  readonly id: string;
  readonly label: string;
  readonly n: number;
  readonly na: number;
  readonly mean: number | null;
  readonly sd: number | null;
  readonly isInverse: boolean;
  readonly shares: readonly Share[];
}

/** The Net Promoter Score and the shares that it is made of. */
export interface Nps {
  readonly n: number;
  /** -100 to 100. */
  readonly score: number;
  /** 0 to 1: who gave 0 to 6, 7 to 8, 9 to 10. */
  readonly detractors: number;
  readonly passives: number;
  readonly promoters: number;
}

/** An option or item that was not offered to all, and how many of those it was offered to have answered. */
export interface Base {
  readonly label: string;
  readonly n: number;
}

/** What the results of one question show; all of it can also be read as a table but words and files. */
export type Figure =
  | {
      readonly kind: 'shares';
      /** What is counted, where the question has several such figures. */
      readonly caption?: string;
      readonly shares: readonly Share[];
      readonly n: number;
      readonly na: number;
      /** Several could be chosen, so that the shares add up to more than 1. */
      readonly isMultiple: boolean;
      /** Numbers, days or times in their order, side by side where there is room. */
      readonly isInOrder: boolean;
    }
  | { readonly kind: 'battery'; readonly points: readonly string[]; readonly rows: readonly BatteryRow[] }
  | {
      readonly kind: 'means';
      readonly means: readonly Mean[];
      /** Where the lengths begin and end. */
      readonly least: number;
      readonly most: number;
      readonly of: 'ranks' | 'points';
    }
  | { readonly kind: 'nps'; readonly nps: Nps }
  | {
      readonly kind: 'map';
      /** The picture's file; null where it is not known any more. */
      readonly picture: string | null;
      /** Each square of its grid, row by row. */
      readonly squares: readonly Share[];
    }
  | {
      readonly kind: 'numbers';
      readonly numbers: NonNullable<ColumnFigures['numbers']>;
      /** High scores stand for disagreement as it was clicked. */
      readonly isInverse: boolean;
    }
  /** What was written, and what was sent or recorded; `part` is '' or a `nachfrage_id`. */
  | { readonly kind: 'texts'; readonly part: string; readonly of: 'words' | 'days' | 'addresses' }
  | { readonly kind: 'files'; readonly part: string }
  /** What the others do not count: options that a part of the versions did not offer, with how many answered them, and columns of former versions. */
  | { readonly kind: 'bases'; readonly partial: readonly Base[]; readonly former: readonly string[] };

/** A figure that is drawn, and that can be read as a table. */
export type DrawnFigure = Exclude<Figure, { kind: 'texts' | 'files' | 'bases' }>;

/** A figure that is a list of what was written or sent. */
export type ListFigure = Extract<Figure, { kind: 'texts' | 'files' }>;

/** Whether a figure is one to draw. */
export function isDrawn(figure: Figure): figure is DrawnFigure {
  return figure.kind !== 'texts' && figure.kind !== 'files' && figure.kind !== 'bases';
}
