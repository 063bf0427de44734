import { WRITING_LIMITS } from '@dialogwerk/shared/contract';
import type { TextRow } from './TextRow.ts';

/** The first missing texts that a language model can be asked for at once, of those that nobody asked it for yet. */
export function nextToSuggest(rows: readonly TextRow[], isAsked: (key: string) => boolean): TextRow[] {
  const next: TextRow[] = [];
  let length = 0;
  for (const row of rows) {
    if (next.length === WRITING_LIMITS.translations) break;
    const fits = mayBeSuggested(row) && length + row.text.length <= WRITING_LIMITS.translated;
    if (row.state !== 'missing' || !fits || isAsked(row.key)) continue;
    next.push(row);
    length += row.text.length;
  }
  return next;
}

/** Whether a language model can be asked for a text. */
export const mayBeSuggested = ({ text }: Pick<TextRow, 'text'>): boolean => text.length <= WRITING_LIMITS.text;
