import { showNotice } from '@dialogwerk/shared/state';
import type { Command } from '../../../features/editing/model/Command.ts';
import { undoable } from '../../../features/editing/model/History.ts';
import { texts } from '../../../texts.ts';
import type { Workspace } from '../workspace/Workspace.ts';

interface Sentences {
  readonly done: string;
  /** Where the dialog is so already. */
  readonly nothing: string;
}

/** Makes changes as one step, says so and offers to undo it; gives whether anything has changed. */
export function applyAsOneStep(
  { editor, announce }: Pick<Workspace, 'editor' | 'announce'>,
  commands: readonly Command[],
  { done, nothing }: Sentences,
): boolean {
  const lastStep = (): string | undefined => undoable(editor.$state.get().history)?.id;
  const before = lastStep();
  editor.change(commands);
  const step = lastStep();
  if (step === before) {
    announce(nothing);
    showNotice(nothing);
    return false;
  }
  announce(done);
  // The notice may be clicked after further changes, and must not take those back instead.
  const undo = (): void => (lastStep() === step ? editor.undo() : showNotice(texts.changedSince));
  showNotice(done, { label: texts.undo, run: undo });
  return true;
}
