import type { ImportedItem } from '@dialogwerk/shared/contract';

/** Where an item of the file leads: to its block, or nowhere, because it became none or because the block was deleted since. */
export type LeadsTo = { readonly kind: 'block'; readonly id: string } | { readonly kind: 'none' | 'gone' };

/** Where an item leads in a dialog with these blocks. */
export function leadsTo({ unique_question_id: id }: ImportedItem, there: ReadonlySet<string>): LeadsTo {
  if (id === null) return { kind: 'none' };
  return there.has(id) ? { kind: 'block', id } : { kind: 'gone' };
}
