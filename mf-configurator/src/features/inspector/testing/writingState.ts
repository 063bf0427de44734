import { understoodRichText, writeRichText } from '@dialogwerk/shared/dialog';
import { EditorState, NodeSelection, TextSelection } from 'prosemirror-state';
import type { Command } from 'prosemirror-state';
import { docOf, richOf } from '../ui/writing/richDoc.ts';

const CARET = '|';

/** The state of a field with this stored text: `|` is the caret, two of them are what is selected; without one, the beginning. */
export function stateOf(text: string): EditorState {
  const { tr } = EditorState.create({ doc: docOf(understoodRichText(text)) });
  const places: number[] = [];
  for (;;) {
    let at: number | null = null;
    tr.doc.descendants((node, place) => {
      const found = node.text?.indexOf(CARET) ?? -1;
      if (at === null && found !== -1) at = place + found;
    });
    if (at === null) break;
    tr.delete(at, at + 1);
    places.push(at);
  }
  const [from, to = from] = places;
  const doc = tr.doc;
  const selection = from === undefined ? TextSelection.atStart(doc) : TextSelection.create(doc, from, to);
  return EditorState.create({ doc, selection });
}

/** The same with the file selected that is the bubble of this place, from 0. */
export function stateAtFile(text: string, bubble: number): EditorState {
  const state = stateOf(text);
  let at = 0;
  for (const node of state.doc.children.slice(0, bubble)) at += node.nodeSize;
  return state.apply(state.tr.setSelection(NodeSelection.create(state.doc, at)));
}

/** What a field's text is stored as. */
export const textOf = ({ doc }: Pick<EditorState, 'doc'>): string => writeRichText(richOf(doc));

/** The stored text with the caret as `|`, or the ends of what is selected; a selected file stands as it is. */
export function shown(state: EditorState): string {
  const { selection, tr } = state;
  if (!(selection instanceof TextSelection)) return textOf(state);
  if (!selection.empty) tr.insertText(CARET, selection.to);
  return textOf({ doc: tr.insertText(CARET, selection.from).doc });
}

/** The state after a command; null where it does nothing. */
export function after(command: Command, state: EditorState): EditorState | null {
  let next: EditorState | null = null;
  const isDone = command(state, (tr) => {
    next = state.apply(tr);
  });
  return isDone ? next : null;
}

/** What is shown after a command; null where it does nothing. */
export function shownAfter(command: Command, text: string): string | null {
  const next = after(command, stateOf(text));
  return next && shown(next);
}
