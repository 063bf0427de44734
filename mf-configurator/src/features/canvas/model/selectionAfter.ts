import { nothing } from '../../../model/Selection.ts';
import type { Selection } from '../../../model/Selection.ts';
import { END, START } from './terminals.ts';

/** A card that was selected or left, as xyflow tells it; changes of other types do not count. */
interface CardChange {
  readonly type: string;
  readonly id?: string;
  readonly selected?: boolean;
}

/** The selection after cards were chosen or left; null when these changes are not about it. */
export function selectionAfter(selection: Selection, changes: readonly CardChange[]): Selection | null {
  const chosen = new Set(selection.kind === 'blocks' ? selection.ids : []);
  const isMessages = selection.kind === 'messages';
  let messages = isMessages;
  let changed = false;
  for (const { type, id, selected } of changes) {
    if (type !== 'select' || id === undefined) continue;
    changed = true;
    if (id === START || id === END) messages = selected === true;
    else if (selected) chosen.add(id);
    else chosen.delete(id);
  }
  if (!changed) return null;
  if (messages && !isMessages) return { kind: 'messages' };
  if (chosen.size > 0) return { kind: 'blocks', ids: [...chosen] };
  return messages ? { kind: 'messages' } : nothing;
}
