import type { ReportFigure } from './ReportFigure.ts';

/** A piece of a report as it is read. */
export type ReportBlock =
  | { readonly kind: 'heading'; readonly entry_id: string; readonly text: string }
  | { readonly kind: 'text'; readonly entry_id: string; readonly text: string }
  | { readonly kind: 'figure'; readonly entry_id: string; readonly figure: ReportFigure };

/** A whole report as it is read, with all its figures. */
export interface ReportDocument {
  readonly name: string;
  /** What it is of, when, and which conversations count. */
  readonly facts: readonly string[];
  readonly blocks: readonly ReportBlock[];
}
