import type { Cell, DataColumn } from '@dialogwerk/shared/dialog';
import type { ExportWish } from '@dialogwerk/shared/contract';
import type { Study } from './package/StudyFacts.ts';

/** A table that stands beside the answers and their codebook, in the formats that have room for it. */
export interface ExtraTable {
  /** At most 31 characters, as Excel wants of a sheet. */
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

/** What a file is written from. */
export interface ExportData {
  readonly survey_name: string;
  /** What a row is. */
  readonly unit: 'conversations' | 'participations' | 'rounds' | 'earlier';
  readonly variables: readonly DataColumn[];
  /** Empty for most files. */
  readonly tables: readonly ExtraTable[];
  readonly study: Study;
  readonly total: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly wish: Pick<ExportWish, 'separator' | 'content' | 'missing'>;
  /** All rows, some hundreds at a time; from the first one again at each call. `isLast`: they are counted as written. */
  readonly rows: (isLast: boolean) => AsyncIterable<readonly (readonly Cell[])[]>;
}

/** How a format is written. */
export interface ExportFormatRule {
  readonly extension: string;
  readonly mediaType: string;
  /** The file in pieces; it goes on only as fast as they are taken. */
  readonly write: (data: ExportData) => AsyncIterable<Uint8Array | string>;
}
