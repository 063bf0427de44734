import type { Completeness } from '@dialogwerk/shared/dialog';
import { rowsOf, statesOf } from './TextRow.ts';
import type { DialogTexts } from './TextRow.ts';

/** How much of a dialog there is in a language, also before the server has said it. */
export function completenessOf(dialog: DialogTexts, language: string): Completeness {
  const rows = rowsOf(dialog, language, () => '');
  const { missing, changed } = statesOf(rows);
  return { texts: rows.length, missing, changed };
}
