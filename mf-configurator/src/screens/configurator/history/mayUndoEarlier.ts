import type { Editor } from '../../../features/editing/state/createEditor.ts';
import type { Workspace } from '../workspace/Workspace.ts';

/** Editors whose author has nothing left to undo of earlier visits. */
export const noEarlierSteps = new WeakSet<Editor>();

/** Whether something may have been done in earlier visits that can be undone. */
export function mayUndoEarlier({ editor, state }: Pick<Workspace, 'editor' | 'state'>): boolean {
  return state.revision > 1 && !noEarlierSteps.has(editor);
}
