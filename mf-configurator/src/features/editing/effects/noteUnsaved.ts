import type { EditingState } from '../model/EditingState.ts';
import type { Editor } from '../state/createEditor.ts';
import { markUnsaved } from '../state/unsaved.ts';

/**
 * Marks the dialog as unsaved while changes wait, were taken back or have met another author's. Gives what to call when its screen is left: what
 * waits is still sent, what was taken back stays in the outbox for the next visit.
 */
export function noteUnsaved(editor: Editor): () => void {
  let left = false;
  const note = ({ pending, deferred, conflicts }: EditingState): void =>
    markUnsaved(editor, pending.length > 0 || (!left && deferred.length + conflicts.length > 0));
  editor.$state.subscribe(note);
  return () => {
    left = true;
    note(editor.$state.get());
  };
}
