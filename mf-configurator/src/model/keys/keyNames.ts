import { keyTexts } from '../../keyTexts.ts';
import type { Keys } from './Shortcut.ts';

export type Keyboard = 'mac' | 'other';

const names: Readonly<Record<string, string>> = keyTexts.names;
const macNames: Readonly<Record<string, string>> = { ...keyTexts.names, ...keyTexts.macNames };

/** The keys one by one as they are labelled, modifiers first: ['Strg', 'Umschalt', 'Z']. */
export function keyNames({ key, command = false, alt = false, shift = false }: Keys, keyboard: Keyboard): string[] {
  const pressed = [...(command ? ['command'] : []), ...(alt ? ['alt'] : []), ...(shift === true ? ['shift'] : []), key];
  const known = keyboard === 'mac' ? macNames : names;
  return pressed.map((name) => known[name] ?? (name.length === 1 ? name.toUpperCase() : name));
}

/** The keys as one word, for a tooltip: 'Strg+Umschalt+Z', on a Mac "⇧ ⌘ Z". */
export function keyWord(keys: Keys, keyboard: Keyboard): string {
  return keyNames(keys, keyboard).join(keyboard === 'mac' ? ' ' : '+');
}
