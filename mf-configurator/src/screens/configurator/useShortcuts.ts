import { useEffect, useEffectEvent } from 'react';
import { actionOf, isEnabled } from './actions.ts';
import type { Workspace } from './Workspace.ts';

/** Lets the keyboard do the actions, except where keys mean something else: in fields, menus and dialogs. */
export function useShortcuts(workspace: Workspace): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || isIn(event.target, writing)) return;
    const action = actionOf({ key: event.key, command: event.ctrlKey || event.metaKey, shift: event.shiftKey });
    if (!action || !isEnabled(action, workspace)) return;
    if (action.keysWork === 'on-canvas' && isIn(event.target, panels)) return;
    event.preventDefault();
    action.perform(workspace);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const writing = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=menu]';
const panels = 'input, button, aside';

function isIn(target: EventTarget | null, places: string): boolean {
  return target instanceof Element && target.closest(places) !== null;
}
