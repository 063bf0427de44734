import type { ComponentType } from 'react';
import type { ShortcutId } from '../../../shortcuts.data.ts';
import type { Workspace } from '../workspace/Workspace.ts';

/** What a panel's parts are given. */
export interface PanelProps {
  readonly workspace: Workspace;
}

/**
 * A tool of the configurator with a button in the toolbar, open beside the dialog: one line in `panels.ts`. Its content
 * scrolls by itself; heading, closing and focus are the frame's.
 */
export interface Panel {
  readonly id: string;
  /** Name of the button and heading of the panel. */
  readonly label: string;
  readonly icon: string;
  /** As for an action: whether its button goes into the menu 'Mehr', always or on a phone; 'nowhere' for one that something else opens. */
  readonly place: 'bar' | 'bar-if-wide' | 'menu' | 'nowhere';
  /** Used so often that its button carries its name where the window is wide. */
  readonly named?: true;
  /** Whether there is anything to open; without it there always is. */
  readonly isOffered?: (workspace: Workspace) => boolean;
  /** Opens and closes it, where it has a key. */
  readonly shortcut?: ShortcutId;
  /** Whether this browser remembers that it is open. */
  readonly staysOpen?: true;
  readonly Content: ComponentType<PanelProps>;
  /** Drawn on the button's icon, for instance a count; null where there is nothing to tell. */
  readonly Badge?: ComponentType<PanelProps>;
}
