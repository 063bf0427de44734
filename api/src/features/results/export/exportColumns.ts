import type { ExportWish } from '@dialogwerk/shared/contract';
import { withMissing } from '@dialogwerk/shared/dialog';
import type { Variable } from '@dialogwerk/shared/dialog';

type Wish = Pick<ExportWish, 'format' | 'missing'> & Partial<Pick<ExportWish, 'variables'>>;

/** The columns of a file: those that are wanted of a dialog's, and beside texts why there is none where the format has no other place for it. */
export function exportColumns(all: readonly Variable[], wish: Wish): Variable[] {
  const names = wish.variables && new Set(wish.variables);
  const wanted = all.filter(({ name }) => names?.has(name) ?? true);
  return saysMissingApart(wish) ? withMissing(wanted) : wanted;
}

/** SPSS always, tables where codes are wanted; JSON says it in its place. */
export function saysMissingApart({ format, missing }: Pick<Wish, 'format' | 'missing'>): boolean {
  const isTold = format === 'sav' || format === 'codebook' || format === 'package';
  return isTold || (missing === 'codes' && (format === 'csv' || format === 'xlsx'));
}
