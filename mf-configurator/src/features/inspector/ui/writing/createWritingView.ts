import { understoodRichText, writeRichText } from '@dialogwerk/shared/dialog';
import { deleteSelection, selectAll } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { EditorState, NodeSelection, TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { asStored, replaceDoc, tidied } from './asStored.ts';
import { BubbleView } from './BubbleView.ts';
import { joinBefore, joinBehind, lineBreak, newBubble, toggle } from './commands.ts';
import { isAtMedia, removeMedia } from './mediaCommands.ts';
import { MediaView } from './MediaView.ts';
import type { MediaViewEvents } from './MediaView.ts';
import { filesIn, takeIn } from './paste.ts';
import { docOf, richOf } from './richDoc.ts';

/** What happens in the field; looked up with each event, so that the view need not be made anew. */
export interface WritingEvents {
  readonly readOnly: boolean;
  readonly onWrite: (text: string) => void;
  /** Text or caret have changed. */
  readonly onState: (state: EditorState) => void;
  /** A key of the list of variables; whether it was taken. */
  readonly onListKey: (key: string) => boolean;
  readonly onLink: () => void;
  /** The pause before the bubble at a place. */
  readonly onPause: (at: number) => void;
  /** Files that were pasted or dropped. */
  readonly onFiles: (files: readonly File[]) => void;
}

/** The field that a message is written in, as ProseMirror's view in `mount`. */
export function createWritingView(mount: HTMLElement, text: string, events: () => WritingEvents): EditorView {
  const keys = keymap({
    Enter: lineBreak,
    'Shift-Enter': lineBreak,
    'Mod-Enter': newBubble,
    'Mod-b': toggle('strong'),
    'Mod-i': toggle('emphasis'),
    'Mod-k': () => {
      events().onLink();
      return true;
    },
    'Mod-a': selectAll,
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    Backspace: (...args) => deleteSelection(...args) || joinBefore(...args),
    Delete: (...args) => deleteSelection(...args) || joinBehind(...args),
  });
  const doc = docOf(understoodRichText(text));
  let isPressed = false;
  const view: EditorView = new EditorView(
    { mount },
    {
      state: EditorState.create({ doc, selection: TextSelection.atEnd(doc), plugins: [keys, history(), asStored] }),
      editable: () => !events().readOnly,
      nodeViews: {
        bubble: (node, _, at) => new BubbleView(node, () => events().onPause(at() ?? 0)),
        media: (node, _, at) =>
          new MediaView(
            node,
            mediaEvents(() => at() ?? 0),
          ),
      },
      handleKeyDown: (_, event) => {
        const isTaken = events().onListKey(event.key);
        // Escape would close the properties, too.
        if (isTaken) event.stopPropagation();
        return isTaken;
      },
      handleTextInput: (_view, _from, _to, typed) => {
        if (!isAtMedia(view.state)) return false;
        newBubble(view.state, view.dispatch);
        view.dispatch(view.state.tr.insertText(typed));
        return true;
      },
      handlePaste: (_, { clipboardData }) => clipboardData !== null && take(clipboardData),
      clipboardTextSerializer: ({ content }) =>
        writeRichText(richOf(view.state.schema.node('doc', null, bubblesOf(content)))),
      handleDOMEvents: {
        mousedown: () => {
          isPressed = true;
        },
        mouseup: () => {
          isPressed = false;
        },
        // At once, because the browser puts the caret at the beginning, and ProseMirror takes 20 ms to put it where it was.
        focus: () => {
          if (!isPressed) view.focus();
        },
        drop: (_, event) => {
          const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
          if (view.dragging || !at || !event.dataTransfer) return false;
          event.preventDefault();
          view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(at.pos))));
          return take(event.dataTransfer);
        },
        blur: () => {
          isPressed = false;
          const tr = tidied(view.state);
          if (tr) view.dispatch(tr);
        },
      },
      dispatchTransaction: (tr) => {
        const state = view.state.apply(tr);
        view.updateState(state);
        if (tr.getMeta('outside') !== true && !state.doc.eq(tr.before))
          events().onWrite(writeRichText(richOf(state.doc)));
        events().onState(state);
      },
    },
  );
  return view;

  function take(data: DataTransfer): boolean {
    const files = filesIn(data);
    if (files.length > 0) events().onFiles(files);
    if (files.length > 0) return true;
    if (isAtMedia(view.state)) newBubble(view.state, view.dispatch);
    return takeIn(view, data);
  }

  function mediaEvents(at: () => number): MediaViewEvents {
    return {
      isReadOnly: () => events().readOnly,
      onPause: () => events().onPause(at()),
      onDescribe: (description) => view.dispatch(view.state.tr.setNodeAttribute(at(), 'description', description)),
      onRemove: () => {
        removeMedia(at())(view.state, view.dispatch);
        view.focus();
      },
      onGoOn: () => {
        view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, at())));
        newBubble(view.state, view.dispatch);
        view.focus();
      },
    };
  }

  function bubblesOf(content: typeof view.state.doc.content) {
    return content.firstChild?.isInline ? view.state.schema.node('bubble', null, content) : content;
  }
}

/**
 * Shows what was changed elsewhere, as by undo of the graph; the field's own undo does not take it back. Who comes into the field
 * afterwards goes on writing at its end.
 */
export function showOutside(view: EditorView, text: string): void {
  const tr = replaceDoc(view.state.tr, docOf(understoodRichText(text)));
  if (!view.hasFocus()) tr.setSelection(TextSelection.atEnd(tr.doc));
  view.dispatch(tr.setMeta('addToHistory', false).setMeta('outside', true));
}
