import { nothing } from '../../../model/Selection.ts';
import type { Selection } from '../../../model/Selection.ts';
import type { ListEntry } from './entriesOf.ts';

/**
 * The selection after a row was chosen beside others: `range` takes all blocks from `from` to it, `toggle` takes it in or
 * out.
 */
export function chosenRows(
  entries: readonly ListEntry[],
  before: Selection,
  from: string,
  id: string,
  how: 'range' | 'toggle',
): Selection {
  const chosen = new Set(before.kind === 'blocks' ? before.ids : []);
  if (how === 'toggle') {
    if (!chosen.delete(id)) chosen.add(id);
  } else {
    const ends = [from, id].map((end) => entries.findIndex((entry) => entry.id === end));
    const range = entries.slice(Math.max(0, Math.min(...ends)), Math.max(...ends) + 1);
    for (const entry of range) if (entry.kind === 'block') chosen.add(entry.id);
  }
  return chosen.size === 0 ? nothing : { kind: 'blocks', ids: [...chosen] };
}
