import { shortcuts } from '../../../shortcuts.data.ts';
import type { ShortcutId } from '../../../shortcuts.data.ts';
import { keyWord } from '../../../model/keys/keyNames.ts';
import { keyboard } from '../../../keyboard.ts';
import type { ComponentType } from 'react';
import { actions } from '../actions/actions.ts';
import type { Action } from '../actions/Action.ts';
import { isEnabled } from '../actions/Action.ts';
import type { Panel, PanelProps } from '../panels/Panel.ts';
import { panels } from '../panels/panels.ts';
import type { Workspace } from '../workspace/Workspace.ts';

/** A button of the toolbar or an entry of its menu. */
export interface ToolbarItem {
  readonly id: string;
  readonly label: string;
  readonly icon: string;
  readonly place: Action['place'];
  readonly shortcut: ShortcutId | null;
  /** Its shortest shortcut as it is labelled; null for none. */
  readonly keys: string | null;
  readonly enabled: boolean;
  /** Whether what it opens is open; null where it opens nothing. */
  readonly open: boolean | null;
  readonly run: () => void;
  /** Whether it carries its name where the window is wide. */
  readonly named?: true;
  readonly Badge?: ComponentType<PanelProps>;
}

/** What the toolbar offers now, those who may only look included. */
export function toolbarItems(workspace: Workspace): ToolbarItem[] {
  return [...actionItems(actions, workspace), ...panelItems(workspace)].filter(({ place }) => place !== 'nowhere');
}

/** Some actions, without those that change the dialog for who may only look. */
export function actionItems(some: readonly Action[], workspace: Workspace): ToolbarItem[] {
  return some.filter(({ changes }) => !(changes && workspace.readOnly)).map((action) => ofAction(action, workspace));
}

/** The tools that can be opened. */
export function panelItems(workspace: Workspace): ToolbarItem[] {
  const offered = panels.filter(({ isOffered }) => isOffered?.(workspace) ?? true);
  return offered.map((panel) => ofPanel(panel, workspace));
}

function ofAction(action: Action, workspace: Workspace): ToolbarItem {
  const now = (text: Action['label']): string => (typeof text === 'string' ? text : text(workspace));
  return {
    ...action,
    label: now(action.label),
    icon: now(action.icon),
    keys: labelled(action.shortcut),
    enabled: isEnabled(action, workspace),
    open: null,
    run: () => action.perform(workspace),
  };
}

function ofPanel(panel: Panel, workspace: Workspace): ToolbarItem {
  const open = workspace.panel === panel.id && workspace.behind !== 'panel';
  const { shortcut = null } = panel;
  return {
    ...panel,
    shortcut,
    keys: labelled(shortcut),
    enabled: true,
    open,
    run: () => workspace.openPanel(open ? null : panel.id),
  };
}

function labelled(shortcut: ShortcutId | null): string | null {
  return shortcut && keyWord(shortcuts[shortcut].keys[0], keyboard);
}
