import { useEffect, useEffectEvent } from 'react';
import type { Shortcut } from '../../../model/keys/Shortcut.ts';
import { shortcuts } from '../../../shortcuts.data.ts';
import { isWriting, useKeys } from '../../../useKeys.ts';
import { isEnabled } from '../actions/Action.ts';
import { actions } from '../actions/actions.ts';
import { pasteInto } from '../editing/copying.ts';
import { panelItems } from '../toolbar/toolbarItems.ts';
import type { Workspace } from './Workspace.ts';

/** Lets the keyboard do the actions that are possible now, and paste. */
export function useShortcuts(workspace: Workspace): void {
  useKeys([
    ...panelKeys(workspace),
    ...actions.flatMap((action) =>
      // The graph itself hears the keys that mean the card that has the focus.
      action.shortcut !== null && shortcuts[action.shortcut].scope !== 'graph' && isEnabled(action, workspace)
        ? [[shortcuts[action.shortcut], () => action.perform(workspace)] as const]
        : [],
    ),
  ]);
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (event.defaultPrevented || isWriting(event) || workspace.readOnly) return;
    event.preventDefault();
    void pasteInto(workspace, event.clipboardData?.getData('text/plain') ?? '');
  });
  useEffect(() => {
    const receive = (event: ClipboardEvent): void => paste(event);
    document.addEventListener('paste', receive);
    return () => document.removeEventListener('paste', receive);
  }, []);
}

function panelKeys(workspace: Workspace): (readonly [Shortcut, () => void])[] {
  return panelItems(workspace).flatMap(({ shortcut, run }) => (shortcut ? [[shortcuts[shortcut], run] as const] : []));
}
