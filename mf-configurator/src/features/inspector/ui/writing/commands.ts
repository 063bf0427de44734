import { USUAL_PAUSE } from '@dialogwerk/shared/dialog';
import { toggleMark } from 'prosemirror-commands';
import { TextSelection } from 'prosemirror-state';
import type { Node } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import { comesBack } from './asStored.ts';
import { besideMedia, isAtMedia, nextToMedia } from './mediaCommands.ts';
import { mediaOf } from './richDoc.ts';
import { schema } from './schema.ts';

export const lineBreak: Command = (state, dispatch) => {
  if (isAtMedia(state)) return newBubble(state, dispatch);
  dispatch?.(state.tr.insertText('\n').scrollIntoView());
  return true;
};

/** Begins a bubble where the caret is, or behind the file that is selected. */
export const newBubble: Command = (state, dispatch) => {
  const { tr } = state;
  if (isAtMedia(state)) {
    const { to } = state.selection;
    tr.insert(to, schema.node('bubble', { pause: USUAL_PAUSE }));
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, to + 1)).scrollIntoView());
    return true;
  }
  tr.deleteSelection();
  tr.split(tr.selection.from, 1, [{ type: schema.nodes['bubble'] ?? tr.doc.type, attrs: { pause: USUAL_PAUSE } }]);
  dispatch?.(tr.scrollIntoView());
  return true;
};

/** Makes one bubble of two where the caret stands between them: with the one before, or with the one behind. */
const join =
  (with_: 'before' | 'behind'): Command =>
  ({ selection, tr }, dispatch) => {
    const { $from, empty } = selection;
    const isAtEdge = with_ === 'before' ? $from.parentOffset === 0 : $from.parentOffset === $from.parent.content.size;
    const isOnly = with_ === 'before' ? $from.index(0) === 0 : $from.index(0) === tr.doc.childCount - 1;
    if (!empty || !isAtEdge || isOnly) return false;
    const beside = nextToMedia($from, with_);
    if (beside !== null) {
      dispatch?.(besideMedia(tr, $from, beside).scrollIntoView());
      return true;
    }
    dispatch?.(tr.join(with_ === 'before' ? $from.before(1) : $from.after(1)).scrollIntoView());
    return true;
  };
export const joinBefore = join('before');
export const joinBehind = join('behind');

/** Bold or italic on and off; does nothing where it could not be stored, such as within an address. */
export function toggle(name: 'strong' | 'emphasis'): Command {
  return (state, dispatch) => {
    const type = schema.marks[name];
    if (!type) return false;
    toggleMark(type)(state, (tr) => {
      if (!tr.docChanged || comesBack(tr.doc)) dispatch?.(tr);
    });
    return true;
  };
}

/** Whether what is typed next or is selected looks so. */
export function isMarked({ selection, storedMarks, doc }: EditorState, name: 'strong' | 'emphasis' | 'link'): boolean {
  const type = schema.marks[name];
  if (!type) return false;
  const { empty, $from, from, to } = selection;
  return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type);
}

interface LinkHere {
  readonly from: number;
  readonly to: number;
  readonly href: string;
}

/** The link that the caret stands in or that is selected; without one, the selection with an empty address. */
export function linkHere({ selection }: EditorState): LinkHere {
  const { from, to, $from } = selection;
  if ($from.depth === 0) return { from, to, href: '' };
  const links: LinkHere[] = [];
  let at = $from.start(1);
  for (const node of $from.node(1).children) {
    const href: unknown = schema.marks['link']?.isInSet(node.marks)?.attrs['href'];
    const last = links.at(-1);
    if (typeof href === 'string') {
      const goesOn = last?.to === at && last.href === href;
      if (goesOn) links.pop();
      links.push({ from: goesOn ? last.from : at, to: at + node.nodeSize, href });
    }
    at += node.nodeSize;
  }
  return links.find((link) => link.from <= to && link.to >= from) ?? { from, to, href: '' };
}

/** Makes a link of what is selected, or of a new word; an empty address takes the link away. */
export function setLink({ from, to }: LinkHere, href: string, word: string): Command {
  return ({ tr }, dispatch) => {
    const type = schema.marks['link'];
    if (!type) return false;
    if (from === to && href !== '') tr.insert(from, schema.text(word === '' ? href : word, [type.create({ href })]));
    else {
      tr.removeMark(from, to, type);
      if (href !== '') tr.addMark(from, to, type.create({ href }));
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** Whether the bubble that begins at a place can be one with that before it: files stand alone. */
export function mayJoin(doc: Node, at: number): boolean {
  const { nodeBefore, nodeAfter } = doc.resolve(at);
  return [nodeBefore, nodeAfter].every((node) => node !== null && mediaOf(node) === null);
}

/** Another pause before the bubble that begins at a place, in milliseconds; null joins it with the one before. */
export function setPause(at: number, pause: string | null): Command {
  return ({ tr, doc }, dispatch) => {
    if (pause === null && mayJoin(doc, at)) tr.join(at);
    else tr.setNodeAttribute(at, 'pause', pause ?? '0');
    dispatch?.(tr);
    return true;
  };
}

/** Writes a variable where its name was begun. */
export function insertVariable(from: number, to: number, name: string): Command {
  return ({ tr, doc }, dispatch) => {
    const behind = doc.textBetween(to, Math.min(to + 2, doc.resolve(to).end()));
    const end = behind === '}}' ? to + 2 : to;
    const marks = doc.resolve(from).marks();
    tr.replaceWith(from, end, schema.node('variable', { source: `{{${name}}}` }, undefined, marks));
    tr.setSelection(TextSelection.create(tr.doc, from + 1));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}
