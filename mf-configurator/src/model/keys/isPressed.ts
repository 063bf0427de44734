import type { Keys } from './Shortcut.ts';

/** What of a keyboard event counts. */
export type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Whether a keyboard event is these keys. */
export function isPressed({ key, command = false, alt = false, shift = false }: Keys, event: Pressed): boolean {
  return (
    key.toLowerCase() === event.key.toLowerCase() &&
    command === (event.ctrlKey || event.metaKey) &&
    alt === event.altKey &&
    (shift === 'any' || shift === event.shiftKey)
  );
}

/** Whether keys are a sign without Ctrl, Cmd or Alt: such shortcuts can be switched off (WCAG 2.1.4). */
export function isSingleKey({ key, command = false, alt = false }: Keys): boolean {
  return key.length === 1 && !command && !alt;
}
