import type { Block, ScalePoint, StoredValue } from '../../contract/index.ts';

/** How a value counts, in SPSS's words. */
export type Measure = 'nominal' | 'ordinal' | 'scale';

/** 'date' is '2026-11-22', 'time' is '14:30', 'datetime' is '2026-11-22T14:30:00' by the clock of Berlin. */
export type ValueType = 'number' | 'text' | 'date' | 'time' | 'datetime';

export interface ValueLabel {
  readonly value: number;
  readonly label: string;
}

/** An option with a code that stays its own, whatever is added or taken away later. */
export interface CodedChoice {
  readonly id: string;
  readonly label: string;
  /** `BlockVersions.numberOf` it. */
  readonly code: number;
}

/** Stored values of one question by part: '' for the question itself, '.item' for an item, '.2' for a further search. */
export interface GivenParts {
  readonly get: (part: string) => StoredValue | undefined;
  /** The parts with an answer that applies, in order. */
  readonly parts: readonly string[];
  /** The revision of the dialog that they were given to; null where it is not known. */
  readonly revision: number | null;
}

/** 'Keine Angabe', as a column reads it. */
export const NOT_APPLICABLE = Symbol('keine Angabe');

/** A column of data that a question gives. */
export interface AnswerColumn {
  /** The option, item or entry that it is about, with its number; null for the question as a whole. */
  readonly of: { readonly id: string; readonly number: number } | null;
  /** What it says of that, as the end of its name; '' for the answer itself. */
  readonly aspect: string;
  /** The part of the question whose state counts: '' or '.item'. */
  readonly part: string;
  /** Stands behind the question's text; '' for the question itself. */
  readonly label: string;
  readonly type: ValueType;
  readonly measure: Measure;
  /** Empty for free values. */
  readonly values: readonly ValueLabel[];
  /** The least and greatest number; null for unbounded or none. */
  readonly bounds: { readonly min: number; readonly max: number } | null;
  /** How far apart the numbers lie that can be given between the bounds; absent: anywhere. */
  readonly step?: number;
  /** One of several that make up a multiple response. */
  readonly isOfSet: boolean;
  /** Whether a version of the question asks for it, where not all do that have `of`; absent: they do. */
  readonly isOfferedBy?: (block: Block) => boolean;
  /** Gives `NOT_APPLICABLE` for 'keine Angabe'. */
  readonly read: (given: GivenParts) => number | string | typeof NOT_APPLICABLE | null;
}

/** All that was ever asked by one block. */
export interface BlockVersions<B> {
  /** The newest wording. */
  readonly newest: B;
  /** From the oldest to the newest. */
  readonly all: readonly B[];
  /** As a revision has it; the newest where that is not known. */
  readonly at: (revision: number | null) => B;
  /** The number of an option, item or entry, from 1: its own for ever, wherever it stands. */
  readonly numberOf: (id: string) => number;
  /** The points of its scale, as the newest one has it; empty without a scale. */
  readonly points: readonly ScalePoint[];
}

/** What stands behind the question's name in a column's name. */
export function suffixOf({ of, aspect }: Pick<AnswerColumn, 'of' | 'aspect'>): string {
  return of === null ? aspect : `_${of.number}${aspect}`;
}
