import { USUAL_PAUSE, writtenDescription } from '@dialogwerk/shared/dialog';
import type { ResolvedPos } from 'prosemirror-model';
import { NodeSelection, Selection } from 'prosemirror-state';
import type { Command, EditorState, Transaction } from 'prosemirror-state';
import { mediaOf } from './richDoc.ts';
import { schema } from './schema.ts';

/** Whether a file is selected, as a whole. */
export function isAtMedia({ selection }: EditorState): boolean {
  return selection instanceof NodeSelection && mediaOf(selection.node) !== null;
}

/** Where the file before or behind the bubble of a place begins; null where there is none. */
export function nextToMedia($at: ResolvedPos, where: 'before' | 'behind'): number | null {
  const edge = $at.doc.resolve(where === 'before' ? $at.before(1) : $at.after(1));
  const node = where === 'before' ? edge.nodeBefore : edge.nodeAfter;
  if (!node || mediaOf(node) === null) return null;
  return where === 'before' ? edge.pos - node.nodeSize : edge.pos;
}

/** Selects the file at a place next to a bubble; one without words is not left behind. */
export function besideMedia(tr: Transaction, $from: ResolvedPos, media: number): Transaction {
  const at = $from.before(1);
  if ($from.parent.content.size === 0) {
    tr.delete(at, $from.after(1));
    if (at === 0) tr.setNodeAttribute(0, 'pause', $from.parent.attrs['pause']);
  }
  return tr.setSelection(NodeSelection.create(tr.doc, tr.mapping.map(media)));
}

/**
 * Shows a file as a bubble of its own: in the place of an empty bubble, else before or behind the one with the caret. It is selected
 * then.
 */
export function insertMedia(filename_db: string, description = ''): Command {
  return ({ tr, selection }, dispatch) => {
    const { $from, $to } = selection;
    const words = writtenDescription(description);
    const file = (pause: unknown) => schema.node('media', { pause, filename_db, description: words });
    const at = $from.depth === 0 ? $from.pos : $from.before(1);
    const bubble = $from.depth === 0 ? null : $from.parent;
    let place = at;
    if (bubble?.content.size === 0) tr.replaceWith(at, at + bubble.nodeSize, file(bubble.attrs['pause']));
    else if (bubble && selection.empty && $from.parentOffset === 0) {
      tr.setNodeAttribute(at, 'pause', USUAL_PAUSE).insert(at, file(bubble.attrs['pause']));
    } else {
      place = $to.depth === 0 ? $to.pos : $to.after(1);
      tr.insert(place, file(USUAL_PAUSE));
    }
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, place)).scrollIntoView());
    return true;
  };
}

/** Takes out the file at a place; the caret stands where it was. */
export function removeMedia(at: number): Command {
  return ({ tr, doc }, dispatch) => {
    const node = doc.nodeAt(at);
    if (!node) return false;
    const pause: unknown = node.attrs['pause'];
    if (doc.childCount === 1) tr.replaceWith(at, at + node.nodeSize, schema.node('bubble', { pause }));
    else {
      tr.delete(at, at + node.nodeSize);
      // What comes first now begins as the first did.
      if (at === 0) tr.setNodeAttribute(0, 'pause', pause);
    }
    dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(Math.min(at, tr.doc.content.size)))).scrollIntoView());
    return true;
  };
}
