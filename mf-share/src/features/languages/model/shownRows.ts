import { foundRows } from './TextRow.ts';
import type { TextRow } from './TextRow.ts';

/** Which texts are shown. */
export const showings = ['all', 'missing', 'changed'] as const;
export type Showing = (typeof showings)[number];

/** The rows that are looked for. */
export function shownRows(rows: readonly TextRow[], showing: Showing, search: string): readonly TextRow[] {
  return foundRows(rows, search).filter(({ state }) => showing === 'all' || state === showing);
}
