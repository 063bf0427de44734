import type { TableRow } from './TableRow.ts';

/** What a file calls a target; '' where it says nothing of it. */
export interface NamedTarget {
  readonly blockId: string;
  readonly block: string;
  readonly targetId: string;
  readonly label: string;
  /** The one name that files of other products have, such as 'weg.rad'. */
  readonly intent: string;
}

/** An example of a file, as plain text. */
export interface FoundExample {
  /** The line of the file that it stands in, the first is 1. */
  readonly line: number;
  readonly of: NamedTarget;
  readonly text: string;
  /** Whether entities were marked in it, of which only the text is taken. */
  readonly isReduced: boolean;
}

/** Why something of a file is not taken in. */
export type SkipReason = 'syntax' | 'definition' | 'pattern' | 'reference' | 'empty' | 'long';

/** What is not taken in, and where it begins. */
export interface Skipped {
  readonly line: number;
  readonly reason: SkipReason;
}

/** What a reader has made of a file. */
export interface FileContent {
  readonly examples: readonly FoundExample[];
  readonly skipped: readonly Skipped[];
}

/** How examples stand in a file: a writer and a reader. */
export interface FormatCode {
  /** The rows as a file's text. */
  readonly write: (rows: readonly TableRow[]) => string;
  /** What a text holds; null where it is of another kind. */
  readonly read: (text: string) => FileContent | null;
}
