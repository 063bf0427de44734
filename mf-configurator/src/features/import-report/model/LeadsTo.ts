import type { ImportLine } from '@dialogwerk/shared/contract';

/** Where a line leads: to its block, or nowhere, because it became none or because the block was deleted since. */
export type LeadsTo = { readonly kind: 'block'; readonly id: string } | { readonly kind: 'file' | 'none' | 'gone' };

/** Where a line leads in a dialog with these blocks. */
export function leadsTo(
  { link_id, unique_question_id: id }: Pick<ImportLine, 'link_id' | 'unique_question_id'>,
  there: ReadonlySet<string>,
): LeadsTo {
  if (link_id === null) return { kind: 'file' };
  if (id === null) return { kind: 'none' };
  return there.has(id) ? { kind: 'block', id } : { kind: 'gone' };
}
