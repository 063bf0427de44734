import type { ShortcutId } from '../../../shortcuts.data.ts';
import type { Workspace } from '../workspace/Workspace.ts';

/** Something the author can do: one object for toolbar, menu, keyboard and tests. */
export interface Action {
  readonly id: string;
  /** A function where it depends on what is shown now. */
  readonly label: string | ((workspace: Workspace) => string);
  readonly icon: string | ((workspace: Workspace) => string);
  /** Stands in the bar, in the bar where there is room and else in the menu 'Mehr', always in that menu, or has only a key. */
  readonly place: 'bar' | 'bar-if-wide' | 'menu' | 'nowhere';
  readonly shortcut: ShortcutId | null;
  /** Changes the dialog, so is not offered to those who may only look. */
  readonly changes: boolean;
  readonly isPossible: (workspace: Workspace) => boolean;
  readonly perform: (workspace: Workspace) => void;
}

/** Whether an action can be done now. */
export function isEnabled(action: Action, workspace: Workspace): boolean {
  return !(action.changes && workspace.readOnly) && action.isPossible(workspace);
}
