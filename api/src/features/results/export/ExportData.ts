import type { Cell, Variable } from '@dialogwerk/shared/dialog';
import type { ExportWish } from '@dialogwerk/shared/contract';

/** What a file is written from. */
export interface ExportData {
  readonly survey_name: string;
  readonly variables: readonly Variable[];
  readonly total: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly wish: ExportWish;
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
