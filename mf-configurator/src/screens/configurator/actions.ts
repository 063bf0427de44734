import { mdiDeleteOutline, mdiMessageTextOutline, mdiRedo, mdiUndo } from '@mdi/js';
import { redoable, undoable } from '../../features/editing/model/History.ts';
import { texts } from '../../texts.ts';
import { deleteSelection } from './deleteSelection.ts';
import type { Workspace } from './Workspace.ts';

/** A key with its modifiers, as a keyboard event tells it. */
export interface Keys {
  readonly key: string;
  /** Ctrl, or Cmd on a Mac. */
  readonly command: boolean;
  readonly shift: boolean;
}

/** Something the author can do: one object for toolbar, keyboard and tests. */
export interface Action {
  readonly id: string;
  readonly label: string;
  readonly icon: string;
  /** Shown with the label. */
  readonly keyNames: string | null;
  readonly keys: readonly Keys[];
  /** Where its keys mean this: in the whole screen, or not beside the canvas, where they mean something in forms. */
  readonly keysWork: 'everywhere' | 'on-canvas';
  readonly changes: boolean;
  readonly isPossible: (workspace: Workspace) => boolean;
  readonly perform: (workspace: Workspace) => void;
}

const undo: Action = {
  id: 'undo',
  label: texts.undo,
  icon: mdiUndo,
  keyNames: 'Strg+Z',
  keys: [{ key: 'z', command: true, shift: false }],
  keysWork: 'everywhere',
  changes: true,
  isPossible: ({ state }) => undoable(state.history) !== undefined,
  perform: ({ editor, announce }) => {
    editor.undo();
    announce(texts.undone);
  },
};

const redo: Action = {
  id: 'redo',
  label: texts.redo,
  icon: mdiRedo,
  keyNames: 'Strg+Umschalt+Z',
  keys: [
    { key: 'z', command: true, shift: true },
    { key: 'y', command: true, shift: false },
  ],
  keysWork: 'everywhere',
  changes: true,
  isPossible: ({ state }) => redoable(state.history) !== undefined,
  perform: ({ editor, announce }) => {
    editor.redo();
    announce(texts.redone);
  },
};

const remove: Action = {
  id: 'delete',
  label: texts.delete,
  icon: mdiDeleteOutline,
  keyNames: 'Entf',
  keys: [
    { key: 'Delete', command: false, shift: false },
    { key: 'Backspace', command: false, shift: false },
  ],
  keysWork: 'on-canvas',
  changes: true,
  isPossible: ({ selection }) => selection.kind === 'blocks' || selection.kind === 'connection',
  perform: deleteSelection,
};

const editMessages: Action = {
  id: 'messages',
  label: texts.messages,
  icon: mdiMessageTextOutline,
  keyNames: null,
  keys: [],
  keysWork: 'everywhere',
  changes: false,
  isPossible: () => true,
  perform: ({ select }) => select({ kind: 'messages' }),
};

export const actions: readonly Action[] = [undo, redo, remove, editMessages];

/** Whether an action can be done now. */
export function isEnabled(action: Action, workspace: Workspace): boolean {
  return !(action.changes && workspace.readOnly) && action.isPossible(workspace);
}

/** The action of a key, if one has it. */
export function actionOf(pressed: Keys): Action | undefined {
  return actions.find(({ keys }) =>
    keys.some(
      ({ key, command, shift }) =>
        key.toLowerCase() === pressed.key.toLowerCase() && command === pressed.command && shift === pressed.shift,
    ),
  );
}
