import { createLater } from '@dialogwerk/shared/ui';
import {
  mdiContentCopy,
  mdiContentCut,
  mdiContentDuplicate,
  mdiContentPaste,
  mdiContentSaveOutline,
  mdiDeleteOutline,
  mdiFamilyTree,
  mdiRedo,
  mdiSelectAll,
  mdiUndo,
} from '@mdi/js';
import { showNotice } from '@dialogwerk/shared/state';
import { redoable, undoable } from '../../../features/editing/model/History.ts';
import { texts } from '../../../texts.ts';
import { arrangeBlocks } from '../editing/arrangeBlocks.ts';
import { copySelection, duplicateSelection, pasteInto } from '../editing/copying.ts';
import { deleteSelection } from '../editing/deleteSelection.ts';
import { mayUndoEarlier } from '../history/mayUndoEarlier.ts';
import type { Workspace } from '../workspace/Workspace.ts';
import type { Action } from './Action.ts';

/** Comes where this visit's own steps end. */
const earlierVisits = createLater(() => import('../history/undoEarlier.ts'));

const undo: Action = {
  id: 'undo',
  label: texts.undo,
  icon: mdiUndo,
  place: 'bar',
  shortcut: 'undo',
  changes: true,
  isPossible: (workspace) => undoable(workspace.state.history) !== undefined || mayUndoEarlier(workspace),
  perform: (workspace) => {
    const { editor, state, announce } = workspace;
    if (undoable(state.history) === undefined) {
      void earlierVisits.load().then(({ undoEarlier }) => undoEarlier(workspace));
      return;
    }
    editor.undo();
    announce(texts.undone);
  },
};

const redo: Action = {
  id: 'redo',
  label: texts.redo,
  icon: mdiRedo,
  place: 'bar-if-wide',
  shortcut: 'redo',
  changes: true,
  isPossible: ({ state }) => redoable(state.history) !== undefined,
  perform: ({ editor, announce }) => {
    editor.redo();
    announce(texts.redone);
  },
};

export const remove: Action = {
  id: 'delete',
  label: texts.delete,
  icon: mdiDeleteOutline,
  place: 'bar-if-wide',
  shortcut: 'delete',
  changes: true,
  isPossible: ({ selection }) => selection.kind === 'blocks' || selection.kind === 'connection',
  perform: deleteSelection,
};

const hasBlocks = ({ selection }: Workspace): boolean => selection.kind === 'blocks';

export const copy: Action = {
  id: 'copy',
  label: texts.copy,
  icon: mdiContentCopy,
  place: 'menu',
  shortcut: 'copy',
  changes: false,
  isPossible: hasBlocks,
  perform: copySelection,
};

export const cut: Action = {
  id: 'cut',
  label: texts.cut,
  icon: mdiContentCut,
  place: 'menu',
  shortcut: 'cut',
  changes: true,
  isPossible: hasBlocks,
  perform: (workspace) => {
    copySelection(workspace);
    deleteSelection(workspace);
  },
};

export const paste: Action = {
  id: 'paste',
  label: texts.paste,
  icon: mdiContentPaste,
  place: 'menu',
  shortcut: 'paste',
  changes: true,
  isPossible: () => true,
  perform: (workspace) => void pasteInto(workspace, null),
};

export const duplicate: Action = {
  id: 'duplicate',
  label: texts.duplicate,
  icon: mdiContentDuplicate,
  place: 'bar-if-wide',
  shortcut: 'duplicate',
  changes: true,
  isPossible: hasBlocks,
  perform: duplicateSelection,
};

export const selectAll: Action = {
  id: 'selectAll',
  label: texts.selectAll,
  icon: mdiSelectAll,
  place: 'menu',
  shortcut: 'selectAll',
  changes: false,
  isPossible: ({ survey }) => survey.all_questions.length > 0,
  perform: ({ survey, select }) =>
    select({ kind: 'blocks', ids: survey.all_questions.map(({ unique_question_id }) => unique_question_id) }),
};

/** Only for those who are used to it: the browser would save the page instead. */
const save: Action = {
  id: 'save',
  label: texts.save,
  icon: mdiContentSaveOutline,
  place: 'nowhere',
  shortcut: 'save',
  changes: true,
  isPossible: () => true,
  perform: () => showNotice(texts.savedByItself),
};

export const arrange: Action = {
  id: 'arrange',
  label: texts.arrange,
  icon: mdiFamilyTree,
  place: 'menu',
  shortcut: null,
  changes: true,
  isPossible: ({ survey, view }) => view === 'graph' && survey.all_questions.some(({ position }) => position !== null),
  perform: arrangeBlocks,
};

/** What changes the dialog, and what copies from it. */
export const editing: readonly Action[] = [undo, redo, remove, copy, cut, paste, duplicate, selectAll, arrange, save];
