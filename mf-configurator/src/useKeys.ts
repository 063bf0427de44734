import { useEffect, useEffectEvent } from 'react';
import { isPressed, isSingleKey } from './model/keys/isPressed.ts';
import type { Shortcut } from './model/keys/Shortcut.ts';
import { $singleKeyShortcuts } from './singleKeyShortcuts.ts';

/** Where keys write or choose, and mean no shortcut. */
const writing = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=menu]';
/** Where keys belong to a control. A row of the list is a button, too, but stands for its block. */
const controls = 'input, button:not([data-row]), aside';

/** Whether something is written where an event comes from. */
export function isWriting({ target }: Event): boolean {
  return isIn(target, writing);
}

/** Lets the keyboard do what the table says, as long as the part of the screen shows that calls this. */
export function useKeys(doing: readonly (readonly [Shortcut, () => void])[]): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isWriting(event)) return;
    const found = doing.find(([shortcut]) => isMeant(shortcut, event));
    if (!found) return;
    event.preventDefault();
    found[1]();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Whether a key is one of a shortcut's, where it counts. */
export function isMeant(shortcut: Shortcut, event: KeyboardEvent): boolean {
  const keys = shortcut.keys.filter((each) => $singleKeyShortcuts.get() || !isSingleKey(each));
  if (shortcut.event || !keys.some((each) => isPressed(each, event))) return false;
  if (shortcut.leavesText && document.getSelection()?.isCollapsed === false) return false;
  return !(shortcut.scope === 'blocks' && isIn(event.target, controls));
}

function isIn(target: EventTarget | null, places: string): boolean {
  return target instanceof Element && target.closest(places) !== null;
}
