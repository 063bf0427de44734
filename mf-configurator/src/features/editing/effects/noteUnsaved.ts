import type { EditingState } from '../model/EditingState.ts';
import type { Editor } from '../state/createEditor.ts';
import { markUnsaved } from '../state/unsaved.ts';

/**
 * Marks the dialog as unsaved while changes wait or were taken back. Gives what to call when its screen is left: what
 * waits is still sent, what was taken back is given up.
 */
export function noteUnsaved(editor: Editor): () => void {
  let left = false;
  const note = ({ pending, takenBack }: EditingState): void =>
    markUnsaved(editor, pending.length > 0 || (!left && takenBack.length > 0));
  editor.$state.subscribe(note);
  return () => {
    left = true;
    note(editor.$state.get());
  };
}
