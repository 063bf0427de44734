import { isSame } from '../../../model/isSame.ts';
import { nothing } from '../../../model/Selection.ts';
import type { Selection } from '../../../model/Selection.ts';
import type { Connection } from '@dialogwerk/shared/dialog/graph';
import { END, START } from '@dialogwerk/shared/dialog/graph';

/** A card that was selected or left, as xyflow tells it; changes of other types do not count. */
interface CardChange {
  readonly type: string;
  readonly id?: string;
  readonly selected?: boolean;
}

/** The selection after cards were chosen or left; the very same when these changes are not about it. */
export function selectionAfter(selection: Selection, changes: readonly CardChange[]): Selection {
  const chosen = new Set(selection.kind === 'blocks' ? selection.ids : []);
  let messages = selection.kind === 'messages';
  let changed = false;
  for (const { type, id, selected } of changes) {
    if (type !== 'select' || id === undefined) continue;
    changed = true;
    if (id === START || id === END) messages = selected === true;
    else if (selected) chosen.add(id);
    else chosen.delete(id);
  }
  if (!changed) return selection;
  // Blocks before messages, because a frame around many cards may take welcome and ending in.
  if (chosen.size > 0) return { kind: 'blocks', ids: [...chosen] };
  if (messages) return { kind: 'messages' };
  // Cards are left when a connection is chosen, too.
  return selection.kind === 'connection' ? selection : nothing;
}

/** The selection by a frame around cards; the very same when the frame holds what it held before. */
export function framed(before: Selection, ids: readonly string[]): Selection {
  const after = selectionAfter(
    nothing,
    ids.map((id) => ({ type: 'select', id, selected: true })),
  );
  return isSame(before, after) ? before : after;
}

/** The selection after a connection was chosen or left. What follows from the order alone, and triggers, cannot be. */
export function connectionSelection(before: Selection, connection: Connection, selected: boolean): Selection {
  const { kind, source, target, handle } = connection;
  if (kind !== 'jump' && kind !== 'condition') return before;
  if (selected) return { kind: 'connection', by: kind, source, target, option: handle?.outcome ?? null };
  return before.kind === 'connection' && isChosen(before, connection) ? nothing : before;
}

/** Whether a connection is the one that is selected. */
export function isChosen(
  chosen: Extract<Selection, { kind: 'connection' }>,
  { kind, source, target, handle }: Connection,
): boolean {
  return (
    chosen.by === kind &&
    chosen.source === source &&
    chosen.target === target &&
    chosen.option === (handle?.outcome ?? null)
  );
}
