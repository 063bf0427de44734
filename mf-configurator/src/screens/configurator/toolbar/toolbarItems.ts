import { shortcuts } from '../../../shortcuts.data.ts';
import { keyWord } from '../../../model/keyNames.ts';
import { keyboard } from '../../../keyboard.ts';
import type { ComponentType } from 'react';
import { actions } from '../actions/actions.ts';
import type { Action } from '../actions/Action.ts';
import { isEnabled } from '../actions/Action.ts';
import type { Panel, PanelProps } from '../panels/Panel.ts';
import { panels } from '../panels/panels.ts';
import type { Workspace } from '../Workspace.ts';

/** A button of the toolbar or an entry of its menu. */
export interface ToolbarItem {
  readonly id: string;
  readonly label: string;
  readonly icon: string;
  readonly place: Action['place'];
  /** Its shortest shortcut as it is labelled; null for none. */
  readonly keys: string | null;
  readonly enabled: boolean;
  /** Whether what it opens is open; null where it opens nothing. */
  readonly open: boolean | null;
  readonly run: () => void;
  readonly Badge?: ComponentType<PanelProps>;
}

/** What the toolbar offers now, those who may only look included. */
export function toolbarItems(workspace: Workspace): ToolbarItem[] {
  const doing = actions
    .filter(({ changes, place }) => place !== 'nowhere' && !(changes && workspace.readOnly))
    .map((action) => ofAction(action, workspace));
  const offered = panels.filter(({ place, isOffered }) => place !== 'nowhere' && (isOffered?.(workspace) ?? true));
  return [...doing, ...offered.map((panel) => ofPanel(panel, workspace))];
}

function ofAction(action: Action, workspace: Workspace): ToolbarItem {
  const now = (text: Action['label']): string => (typeof text === 'string' ? text : text(workspace));
  return {
    ...action,
    label: now(action.label),
    icon: now(action.icon),
    keys: action.shortcut && keyWord(shortcuts[action.shortcut].keys[0], keyboard),
    enabled: isEnabled(action, workspace),
    open: null,
    run: () => action.perform(workspace),
  };
}

function ofPanel(panel: Panel, workspace: Workspace): ToolbarItem {
  const open = workspace.panel === panel.id && workspace.behind !== 'panel';
  return { ...panel, keys: null, enabled: true, open, run: () => workspace.openPanel(open ? null : panel.id) };
}
