import { fireEvent } from '@dialogwerk/shared/testing/screen';
import { Selection } from 'prosemirror-state';
import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { vi } from 'vitest';
import { createWritingView } from '../ui/writing/createWritingView.ts';
import { textOf } from './writingState.ts';

/** Because jsdom lays nothing out, and the field asks where the caret is, and has what is chosen in view. */
export function layOut(): void {
  Range.prototype.getClientRects = () => document.createElement('div').getClientRects();
  Range.prototype.getBoundingClientRect = () => document.createElement('div').getBoundingClientRect();
  Element.prototype.scrollIntoView = () => {};
}

/** What a clipboard or a drop holds. */
export function broughtOf(data: Readonly<Record<string, string>>, files: readonly File[] = []) {
  return { files, getData: (kind: string): string => data[kind] ?? '' };
}

/** A field by itself that holds what a state does, where its caret is; `written` is what was handed on, in order. */
export function viewOf(state: EditorState, readOnly = false) {
  layOut();
  const written: string[] = [];
  const events = {
    onWrite: (text: string) => void written.push(text),
    onState: vi.fn<(shown: EditorState) => void>(),
    onListKey: vi.fn<(key: string) => boolean>(() => false),
    onLink: vi.fn<() => void>(),
    onPause: vi.fn<(at: number) => void>(),
    onFiles: vi.fn<(files: readonly File[]) => void>(),
  };
  const mount = document.createElement('div');
  document.body.append(mount);
  const view = createWritingView(mount, textOf(state), () => ({ readOnly, ...events }));
  view.dispatch(view.state.tr.setSelection(Selection.fromJSON(view.state.doc, state.selection.toJSON())));
  events.onState.mockClear();
  return { view, written, events };
}

/** Types signs, as a browser tells of them. */
export function type(view: EditorView, text: string): void {
  for (const sign of text) {
    const { from, to } = view.state.selection;
    const usual = () => view.state.tr.insertText(sign, from, to);
    if (!view.someProp('handleTextInput', (take) => take(view, from, to, sign, usual))) view.dispatch(usual());
  }
}

/** Presses a key, such as 'Control-Enter'; whether the field has taken it. */
export function press(view: EditorView, keys: string): boolean {
  const names = keys.split('-');
  const key = names.at(-1) ?? '';
  const pressed = { key, ctrlKey: names.includes('Control'), shiftKey: names.includes('Shift') };
  return !fireEvent.keyDown(view.dom, pressed);
}

/** Pastes what a clipboard holds. */
export function paste(view: EditorView, brought: ReturnType<typeof broughtOf>): void {
  fireEvent.paste(view.dom, { clipboardData: brought });
}
